import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE, NO_EXPORT } from "#contract/limits.ts";
import type { InputOf } from "#contract/request-types.ts";
import type { importData } from "#contract/requests/import.ts";

type Input = InputOf<typeof importData>;
export type Content = { id: number; base64: string };

/** A raw line break cannot occur inside JSON strings, so this line marks the start of the contents. */
const MARK = '"contents":[';

/** Reads the file without its documents' contents, which may be hundreds of megabytes. Throws a message to display. */
export async function readHead(file: Blob): Promise<Input> {
  let head = "";
  let hasContents = false;
  for await (const line of readLines(file)) {
    hasContents = line === MARK;
    if (hasContents) break;
    head += `${line}\n`;
    if (head.length > IMPORT_MAX_BYTES) throw new Error(IMPORT_TOO_LARGE);
  }
  return parse(hasContents ? `${head.trimEnd().replace(/,$/, "")}}` : head);
}

function parse(text: string): Input {
  const value: unknown = tryParse(text);
  if (typeof value !== "object" || value === null) throw new Error(NO_EXPORT);
  // The server validates every field; here any object will do.
  return value as Input;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Iterates over the contents of a file's documents. */
export async function* readContents(file: Blob): AsyncGenerator<Content> {
  let isInContents = false;
  for await (const line of readLines(file)) {
    if (!isInContents) isInContents = line === MARK;
    else if (line.startsWith("{")) yield contentOf(line);
    else break;
  }
}

function contentOf(line: string): Content {
  const value: unknown = tryParse(line.replace(/,$/, ""));
  const isContent = typeof value === "object" && value !== null && "id" in value && "base64" in value;
  if (!isContent || typeof value.id !== "number" || typeof value.base64 !== "string") throw new Error(NO_EXPORT);
  return { id: value.id, base64: value.base64 };
}

/** Decodes a document's contents. */
export const bytesOf = ({ base64 }: Content): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

async function* readLines(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let parts: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split("\n");
      const last = lines.pop() ?? "";
      for (const line of lines) {
        parts.push(line);
        yield parts.join("");
        parts = [];
      }
      parts.push(last);
      if (done) break;
    }
    if (parts.some((part) => part !== "")) yield parts.join("");
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
