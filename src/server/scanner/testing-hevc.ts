/** The range of the less likely symbol by coder state, for a full range. */
const LESS_LIKELY = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89, 85, 80, 76, 72, 69,
  65, 62, 59, 56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 31, 30, 28, 27, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
  14, 14, 13, 12, 12, 11, 11, 10, 9,
];

/** The bits of one HEVC NAL unit. */
export function openBits(type: number) {
  const bytes: number[] = [];
  let [current, filled] = [0, 0];
  const bit = (value: number) => {
    current = (current << 1) | value;
    filled += 1;
    if (filled < 8) return;
    bytes.push(current);
    [current, filled] = [0, 0];
  };
  const bits = {
    put(value: number, count: number) {
      for (let at = count - 1; at >= 0; at--) bit(Math.floor(value / 2 ** at) % 2);
      return bits;
    },
    ue(value: number) {
      const length = Math.floor(Math.log2(value + 1));
      return bits.put(0, length).put(value + 1, length + 1);
    },
    se: (value: number) => bits.ue(value > 0 ? 2 * value - 1 : -2 * value),
    align() {
      while (filled !== 0) bit(0);
      return bits;
    },
    raw(values: Iterable<number>) {
      for (const value of values) bytes.push(value);
      return bits;
    },
    /** The unit with header and trailer, and emulation prevention bytes. */
    end(isStopped = false): Buffer {
      if (!isStopped) bits.put(1, 1);
      bits.align();
      const safe: number[] = [type << 1, 1];
      let zeros = 0;
      for (const byte of bytes) {
        if (zeros >= 2 && byte <= 3) {
          safe.push(3);
          zeros = 0;
        }
        safe.push(byte);
        zeros = byte === 0 ? zeros + 1 : 0;
      }
      return Buffer.from(safe);
    },
  };
  return bits;
}

/** The arithmetic coder, as far as raw blocks need it: one likely bin, then the end of a slice. */
function openCoder(bits: ReturnType<typeof openBits>) {
  let [low, range, first, waiting] = [0, 510, true, 0];
  const out = (value: number) => {
    if (first) first = false;
    else bits.put(value, 1);
    for (; waiting > 0; waiting--) bits.put(1 - value, 1);
  };
  const settle = () => {
    while (range < 256) {
      if (low < 256) out(0);
      else if (low >= 512) {
        low -= 512;
        out(1);
      } else {
        low -= 256;
        waiting += 1;
      }
      range *= 2;
      low *= 2;
    }
  };
  return {
    likely(state: number) {
      const lps = range >= 448 ? (LESS_LIKELY[state] ?? 9) : undefined;
      if (lps === undefined) throw new Error("the range is not a whole number");
      range -= lps;
      settle();
    },
    /** Codes whether a slice ends here. */
    ends(isEnd: boolean) {
      range -= 2;
      if (!isEnd) return settle();
      low += range;
      range = 2;
      settle();
      out(Math.floor(low / 512) % 2);
      bits.put((Math.floor(low / 128) % 4) | 1, 2);
    },
  };
}

/** One picture in blocks of raw bytes, without colours. */
export function pcmSlice(grey: Uint8Array, width: number, height: number, side: number): Buffer {
  // The only slice, of an intra picture, with the first parameter set.
  const bits = openBits(19).put(1, 1).put(0, 1).ue(0).ue(2).se(0).put(1, 1).align();
  const colours = new Uint8Array((side * side) / 2).fill(128);
  let coder = openCoder(bits);
  let state = 0;
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      coder.likely(state);
      state = Math.min(62, state + 1);
      coder.ends(true);
      bits.align();
      for (let row = top; row < top + side; row++)
        bits.raw(grey.subarray(row * width + left, row * width + left + side));
      bits.raw(colours);
      coder = openCoder(bits);
      coder.ends(top + side >= height && left + side >= width);
    }
  return bits.end(true);
}
