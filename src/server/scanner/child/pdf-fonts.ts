/** More than any bill has: the maximum of 286 is 24. */
const MOST_FONTS = 200;
/** A font dictionary is short. */
const LONGEST = 20_000;

/** A PDF object: its number, and its content. */
type Thing = { number: number; text: string };

/**
 * Removes embedded glyph outlines from a PDF whose words are wanted, where the file maps every character: the library
 * would otherwise repair each font for the screen, which takes as long as everything else. Modifies the given bytes.
 */
export function hideShapes(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Compressed objects can't be inspected here, so they may use the fonts too.
  if (file.includes("/ObjStm")) return;
  const [shapes, fonts, composed] = ["/FontFile", "/FontDescriptor", "/DescendantFonts"].map((word) =>
    placesOf(file, word),
  );
  if (!shapes || !fonts || !composed) return;
  const parents = composed.map((at) => parentAt(file, at));
  const isTold = ({ number, text }: Thing): boolean => {
    if (saysMeaning(text, "/FontDescriptor")) return true;
    const above = parents.filter(({ child }) => child === number);
    return above.length > 0 && above.every((parent) => parent.isTold);
  };
  const users = fonts.map((at) => ({ described: numberAt(file, at), isTold: isTold(thingAt(file, at)) }));
  for (const at of shapes) {
    const { number } = thingAt(file, at);
    const own = users.filter(({ described }) => described === number);
    // A reference that can't be resolved is skipped.
    if (own.length > 0 && own.every((user) => user.isTold)) file.write("/NoShape_", at, "latin1");
  }
}

/** Whether a font maps its characters itself; two in one object are not distinguished. */
const saysMeaning = (text: string, by: string) =>
  /\/ToUnicode\s+\d+\s+\d+\s+R/.test(text) && text.indexOf(by) === text.lastIndexOf(by);

/** The font of a composite font, and whether the mapping covers it. */
function parentAt(file: Buffer, at: number): { child: number; isTold: boolean } {
  const { text } = thingAt(file, at);
  const child = /\/DescendantFonts\s*\[\s*(\d+)\s+\d+\s+R/.exec(text)?.[1];
  return { child: Number(child), isTold: saysMeaning(text, "/DescendantFonts") };
}

function placesOf(file: Buffer, word: string): number[] | undefined {
  const places: number[] = [];
  for (let at = file.indexOf(word); at !== -1; at = file.indexOf(word, at + 1)) {
    if (places.push(at) > MOST_FONTS) return undefined;
  }
  return places;
}

/** The object around a position. */
function thingAt(file: Buffer, at: number): Thing {
  const start = Math.max(0, at - LONGEST);
  const before = file.subarray(start, at).toString("latin1");
  const begin = before.lastIndexOf(" obj");
  const number = /(\d+)\s+\d+$/.exec(before.slice(Math.max(0, begin - 20), Math.max(0, begin)))?.[1];
  const after = file.subarray(at, at + LONGEST).toString("latin1");
  const end = after.indexOf("endobj");
  return {
    number: number === undefined ? -1 : Number(number),
    text: before.slice(Math.max(0, begin)) + after.slice(0, end === -1 ? undefined : end),
  };
}

/** The object number referenced after a keyword. */
function numberAt(file: Buffer, at: number): number {
  const found = /^\/\w+\s+(\d+)\s+\d+\s+R/.exec(file.subarray(at, at + 60).toString("latin1"))?.[1];
  return found === undefined ? -1 : Number(found);
}
