/** More than any bill has: of 286 the one with the most has 24. */
const MOST_FONTS = 200;
/** What is said of a font is short. */
const LONGEST = 20_000;

/** A thing in a file: its number, and what is written between its beginning and its end. */
type Thing = { number: number; text: string };

/**
 * Takes the letters' shapes out of a PDF whose words are wanted, where the file says what every letter means: the library would
 * mend each font for a screen first, which takes as long as all else it does. Changes the bytes it is given.
 */
export function hideShapes(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // What is packed away cannot be seen from here, so nobody knows who else needs them.
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
    // A word that means nothing is passed over.
    if (own.length > 0 && own.every((user) => user.isTold)) file.write("/NoShape_", at, "latin1");
  }
}

/** Whether a font maps its letters to signs itself; two in one are not told apart. */
const saysMeaning = (text: string, by: string) =>
  /\/ToUnicode\s+\d+\s+\d+\s+R/.test(text) && text.indexOf(by) === text.lastIndexOf(by);

/** The number of the font that one is composed of, and whether it says what that one's letters mean. */
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

/** The thing that is written around a place. */
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

/** The number of what is referred to after a word. */
function numberAt(file: Buffer, at: number): number {
  const found = /^\/\w+\s+(\d+)\s+\d+\s+R/.exec(file.subarray(at, at + 60).toString("latin1"))?.[1];
  return found === undefined ? -1 : Number(found);
}
