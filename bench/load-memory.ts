type Sample = { at: number; resident: number; heap: number };
export type Growth = { what: string; before: number; after: number; growth: number };

type Options = { base: string; token: string; ms: number };

const SAMPLES = 120;
/** The share of the time in which everything gets warm, and of that which is compared at each end. */
const SHARE = 1 / 6;

/**
 * Looks at the application's memory from now on. Growth compares what it held just after warming up with the end: the
 * middle of the resident memory, and the least of the heap, which is what is left after a collection.
 */
export function startFigures({ base, token, ms }: Options): { stop: () => Growth[] } {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const timer = setInterval(async () => {
    const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${token}` } }).catch(
      () => undefined,
    );
    const text = answer?.ok ? await answer.text() : "";
    const number = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / 1024 / 1024;
    const [resident, heap] = [number("process_resident_memory_bytes"), number("nodejs_heap_used_bytes")];
    if (Number.isFinite(resident + heap)) samples.push({ at: (performance.now() - startedAt) / ms, resident, heap });
  }, ms / SAMPLES);

  return {
    stop: () => {
      clearInterval(timer);
      const early = samples.filter(({ at }) => at >= SHARE && at < 2 * SHARE);
      const late = samples.filter(({ at }) => at >= 1 - SHARE);
      if (early.length < 5 || late.length < 5) throw new Error("The memory was not looked at often enough.");
      const medianResident = (list: Sample[]) =>
        list.map(({ resident }) => resident).sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
      const minHeap = (list: Sample[]) => Math.min(...list.map(({ heap }) => heap));
      const compare = (what: string, of: (list: Sample[]) => number) => {
        const [before, after] = [of(early), of(late)];
        return { what, before, after, growth: after / before - 1 };
      };
      return [compare("Resident memory", medianResident), compare("Heap after collections", minHeap)];
    },
  };
}
