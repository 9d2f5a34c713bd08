/** More than any bill has: the maximum of 286 is 24. */
const MAX_FONTS = 200;
/** A font dictionary is short. */
const MAX_DICTIONARY = 20_000;

/** A PDF object: its number, and its content. */
type PdfObject = { number: number; text: string };

/**
 * Removes embedded glyph outlines from a PDF whose words are wanted, where the file maps every character: the library
 * would otherwise repair each font for the screen, which takes as long as everything else. Modifies the given bytes.
 */
export function hideGlyphOutlines(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Compressed objects can't be inspected here, so they may use the fonts too.
  if (file.includes("/ObjStm")) return;
  const [shapes, fonts, compositeFonts] = ["/FontFile", "/FontDescriptor", "/DescendantFonts"].map((keyword) =>
    positionsOf(file, keyword),
  );
  if (!shapes || !fonts || !compositeFonts) return;
  const parents = compositeFonts.map((at) => parentAt(file, at));
  const isMapped = ({ number, text }: PdfObject): boolean => {
    if (mapsCharacters(text, "/FontDescriptor")) return true;
    const parentsOfFont = parents.filter(({ child }) => child === number);
    return parentsOfFont.length > 0 && parentsOfFont.every((parent) => parent.isMapped);
  };
  const users = fonts.map((at) => ({ described: numberAt(file, at), isMapped: isMapped(objectAt(file, at)) }));
  for (const at of shapes) {
    const { number } = objectAt(file, at);
    const usersOfShape = users.filter(({ described }) => described === number);
    // A reference that can't be resolved is skipped.
    if (usersOfShape.length > 0 && usersOfShape.every((user) => user.isMapped)) file.write("/NoShape_", at, "latin1");
  }
}

/** Whether a font maps its characters itself; two in one object are not distinguished. */
const mapsCharacters = (text: string, by: string) =>
  /\/ToUnicode\s+\d+\s+\d+\s+R/.test(text) && text.indexOf(by) === text.lastIndexOf(by);

/** The font of a composite font, and whether the mapping covers it. */
function parentAt(file: Buffer, at: number): { child: number; isMapped: boolean } {
  const { text } = objectAt(file, at);
  const child = /\/DescendantFonts\s*\[\s*(\d+)\s+\d+\s+R/.exec(text)?.[1];
  return { child: Number(child), isMapped: mapsCharacters(text, "/DescendantFonts") };
}

function positionsOf(file: Buffer, keyword: string): number[] | undefined {
  const positions: number[] = [];
  for (let at = file.indexOf(keyword); at !== -1; at = file.indexOf(keyword, at + 1)) {
    if (positions.push(at) > MAX_FONTS) return undefined;
  }
  return positions;
}

/** The object around a position. */
function objectAt(file: Buffer, at: number): PdfObject {
  const start = Math.max(0, at - MAX_DICTIONARY);
  const before = file.subarray(start, at).toString("latin1");
  const begin = before.lastIndexOf(" obj");
  const number = /(\d+)\s+\d+$/.exec(before.slice(Math.max(0, begin - 20), Math.max(0, begin)))?.[1];
  const after = file.subarray(at, at + MAX_DICTIONARY).toString("latin1");
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
