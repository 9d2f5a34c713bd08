/** The lines of a stream, however it was cut on the way; leaving the loop early hangs up. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
      if (done) break;
    }
    if (rest.trim() !== "") yield rest;
  } finally {
    // It may have broken off by itself, and then there is nothing to hang up.
    await reader.cancel().catch(() => undefined);
  }
}
