/** A field of a message as encoded in the file; unknown fields are written back unchanged. */
export type Field = { number: number } & ({ wire: 0; value: bigint } | { wire: 1 | 2 | 5; value: Uint8Array });

/** The fields of a message, in their order. */
export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("The file ends within a number.");
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = Number(varint());
    const [number, wire] = [key >> 3, key & 7];
    if (wire === 0) {
      fields.push({ number, wire, value: varint() });
      continue;
    }
    if (wire !== 1 && wire !== 2 && wire !== 5) throw new Error(`No such kind of field: ${wire}.`);
    const length = wire === 2 ? Number(varint()) : wire === 1 ? 8 : 4;
    if (at + length > bytes.length) throw new Error("The file ends within a field.");
    fields.push({ number, wire, value: bytes.subarray(at, at + length) });
    at += length;
  }
  return fields;
}

function varintBytes(value: bigint): number[] {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, value);
  for (; rest > 127n; rest >>= 7n) out.push(Number(rest & 127n) | 128);
  return [...out, Number(rest)];
}

export function writeFields(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap((field) => {
    const key = varintBytes(BigInt((field.number << 3) | field.wire));
    if (field.wire === 0) return [Uint8Array.from([...key, ...varintBytes(field.value)])];
    const length = field.wire === 2 ? varintBytes(BigInt(field.value.length)) : [];
    return [Uint8Array.from([...key, ...length]), field.value];
  });
  return new Uint8Array(Buffer.concat(parts));
}

export const number = (fieldNumber: number, value: number | bigint): Field => ({
  number: fieldNumber,
  wire: 0,
  value: BigInt(value),
});
export const part = (fieldNumber: number, value: Uint8Array | string | readonly Field[]): Field => {
  if (typeof value === "string") return { number: fieldNumber, wire: 2, value: new TextEncoder().encode(value) };
  return { number: fieldNumber, wire: 2, value: value instanceof Uint8Array ? value : writeFields(value) };
};

const parts = (fields: readonly Field[], fieldNumber: number) =>
  fields.flatMap((field) => (field.number === fieldNumber && field.wire === 2 ? [field.value] : []));

export const messages = (fields: readonly Field[], fieldNumber: number) => parts(fields, fieldNumber).map(readFields);
export const texts = (fields: readonly Field[], fieldNumber: number) =>
  parts(fields, fieldNumber).map((bytes) => new TextDecoder().decode(bytes));
export const bytesOf = (fields: readonly Field[], fieldNumber: number) => parts(fields, fieldNumber)[0];

/** Whole numbers, one to a field or packed into one. */
export function numbers(fields: readonly Field[], fieldNumber: number): number[] {
  return fields.flatMap((field) => {
    if (field.number !== fieldNumber) return [];
    if (field.wire === 0) return [Number(BigInt.asIntN(64, field.value))];
    return packed(field.value);
  });
}

function packed(bytes: Uint8Array): number[] {
  const out: number[] = [];
  let [value, shift] = [0n, 0n];
  for (const byte of bytes) {
    value |= BigInt(byte & 127) << shift;
    shift += 7n;
    if (byte > 127) continue;
    out.push(Number(BigInt.asIntN(64, value)));
    [value, shift] = [0n, 0n];
  }
  return out;
}
