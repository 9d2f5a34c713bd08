import { deflateSync } from "node:zlib";

export const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
export const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 5 0 R";
const TREE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
export const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 595 842]";
export const SHOWN = "BT /F1 10 Tf 50 700 Td (Total due 84.00) Tj ET";

export type Objects = Record<number, string | Buffer>;

/** A PDF of these objects: 1 is the catalogue, 2 the pages, 3 the page, 4 its content, 5 its resources. */
export function pdfWith(given: Objects): Buffer {
  const base: Objects = { 1: "<< /Type /Catalog /Pages 2 0 R >>", 2: TREE, 3: `${PAGE} >>`, 4: stream(SHOWN) };
  const objects = { ...base, 5: `<< /Font << /F1 ${FONT} >> >>`, ...given };
  const parts = [Buffer.from("%PDF-1.7\n")];
  const places: string[] = [];
  let length = 9;
  for (const [number, body] of Object.entries(objects)) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from("\nendobj\n")]);
    places.push(`${number} 1\n${String(length).padStart(10, "0")} 00000 n \n`);
    parts.push(part);
    length += part.length;
  }
  const trailer = `trailer\n<< /Size ${1 + Number(Object.keys(objects).at(-1))} /Root 1 0 R >>`;
  parts.push(
    Buffer.from(`xref\n0 1\n0000000000 65535 f \n${places.join("")}${trailer}\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

export function stream(content: string | Buffer, entries = ""): Buffer {
  const packed = deflateSync(content, { level: 9 });
  const head = `<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream")]);
}

export const drawing = (what: string | Buffer, more: Objects = {}) => pdfWith({ 4: stream(what), ...more });

/** Each of these draws the next this many times. */
function nested(levels: number, times: number, last: string): Objects {
  const objects: Objects = { 5: `<< /Font << /F1 ${FONT} >> /XObject << /X 10 0 R >> >>` };
  for (let at = 0; at < levels; at++) {
    const resources = `/Resources << /Font << /F1 ${FONT} >> /XObject << /X ${11 + at} 0 R >> >>`;
    objects[10 + at] = stream(at === levels - 1 ? last : "/X Do ".repeat(times), `${FORM} ${resources}`);
  }
  return objects;
}

function nestedPatterns(levels: number): Objects {
  const objects: Objects = { 5: "<< /Pattern << /P 10 0 R >> >>" };
  for (let at = 0; at < levels; at++) {
    const entries = `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 1 /YStep 1`;
    const resources = `/Resources << /Pattern << /P ${11 + at} 0 R >> >>`;
    objects[10 + at] = stream("/Pattern cs /P scn 0 0 9 9 re f ".repeat(10), `${entries} ${resources}`);
  }
  return objects;
}

function type3(procedure: string): string {
  const drawn = `/Encoding << /Differences [65 /a] >> /CharProcs << /a 11 0 R >> /Resources << /Font << /F1 10 0 R >> >>`;
  const shape = "/FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [9]";
  return `<< /Type /Font /Subtype /Type3 ${shape} ${drawn} ${procedure} >>`;
}

/** A page tree that contains itself, or has this many levels. */
const deepTree = (levels: number): Objects =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      at === 0 ? 2 : 10 + at,
      at === levels - 1 ? TREE : `<< /Type /Pages /Kids [${11 + at} 0 R] /Count 1 >>`,
    ]),
  );

const LETTERS = Buffer.alloc(5 * 1024 * 1024, "A");
const letters = (count: number) => Buffer.alloc(count, "A").toString();

/** Small PDFs that would keep a reader busy for as long as allowed, by technique. */
export function hostilePdfs(): Record<string, Buffer> {
  const self = (content: string) =>
    drawing("/X Do", {
      5: "<< /XObject << /X 10 0 R >> >>",
      10: stream(content, `${FORM} /Resources << /XObject << /X 10 0 R >> >>`),
    });
  const loop = "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>";
  const annotations = Array.from({ length: 20_000 }, () => "10 0 R").join(" ");
  const widget = `<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] /AP << /N 11 0 R >> >>`;
  return {
    "a form that draws itself": self("/X Do"),
    "a form that draws itself twice": self("/X Do /X Do"),
    "forms that draw the next ten times, ten deep": drawing("/X Do", nested(10, 10, SHOWN)),
    "empty forms that draw the next ten times, ten deep": drawing("/X Do", nested(10, 10, " ")),
    "forms a thousand deep": drawing("/X Do", nested(1000, 1, SHOWN)),
    "a million operators": drawing("0 0 m 9 9 l S ".repeat(1_000_000)),
    "five million times saved and restored": drawing("q Q ".repeat(5_000_000)),
    "three million times saved": drawing("q ".repeat(3_000_000)),
    "a word of 5 MB": drawing(`BT /F1 10 Tf 50 700 Td (${LETTERS}) Tj ET`),
    "a word of 5 MB within the page": drawing(`BT /F1 0.0001 Tf 50 700 Td (${LETTERS}) Tj ET`),
    "half a million words": drawing(`BT /F1 1 Tf ${"1 0 0 1 5 700 Tm (a b) Tj ".repeat(250_000)} ET`),
    "a million fonts chosen": drawing(`BT ${"/F1 9 Tf ".repeat(1_000_000)} ET`),
    "a million lines of a clip": drawing(`${"0 0 m 500 800 l 3 9 l h W n ".repeat(300_000)} 0 0 500 800 re f`),
    "a path of three million corners": drawing(`0 0 m ${"500 800 l 0 9 l ".repeat(1_500_000)} f`),
    "patterns in patterns": drawing("/Pattern cs /P scn 0 0 595 842 re f", nestedPatterns(8)),
    "letters that draw themselves": drawing("BT /F1 9 Tf 5 5 Td (AAAA) Tj ET", {
      5: "<< /Font << /F1 10 0 R >> >>",
      10: type3(""),
      11: stream("9 0 d0 BT /F1 1 Tf (AAAAAAAA) Tj ET"),
    }),
    "20,000 stamps of heavy look": pdfWith({
      3: `${PAGE} /Annots [${annotations}] >>`,
      10: widget,
      11: stream("0 0 m 9 9 l S ".repeat(2_000), FORM),
    }),
    "a tree of pages that has itself for a leaf": pdfWith({ 2: loop }),
    "a tree of pages 100,000 deep": pdfWith(deepTree(100_000)),
    "two billion pages, it says": pdfWith({ 2: "<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>" }),
    "299 pages, it says, of one": pdfWith({ 2: `<< /Type /Pages /Kids [${"3 0 R ".repeat(299)}] /Count 299 >>` }),
    "lists 500,000 deep": pdfWith({ 5: `${"[".repeat(500_000)}${"]".repeat(500_000)}` }),
    "dictionaries 200,000 deep": pdfWith({ 5: `${"<< /A ".repeat(200_000)} 1 ${">> ".repeat(200_000)}` }),
    "lists 500,000 deep on the page": drawing(`${"[".repeat(500_000)} 0 d ${SHOWN}`),
    "100,000 pictures in the text": drawing("q 9 0 0 9 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q ".repeat(100_000)),
    "a picture in the text that never ends": drawing(`BI /W 9999 /H 9999 /CS /RGB /BPC 8 ID ${letters(3_000_000)}`),
    "packed twenty times": pdfWith({ 4: packedOften(20) }),
    "an object that is its own length": pdfWith({ 4: "<< /Length 4 0 R >>\nstream\nq\nendstream" }),
    "contents that are a list of 100,000 of the same": pdfWith({
      3: `${PAGE.replace("4 0 R", "10 0 R")} >>`,
      10: `[${"4 0 R ".repeat(100_000)}]`,
    }),
    "a shading of a slow function": drawing("/S sh", {
      5: "<< /Shading << /S 10 0 R >> >>",
      10: "<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 595 0 842] /Function 11 0 R >>",
      11: stream(`{ pop ${"sin cos ".repeat(200_000)} }`, "/FunctionType 4 /Domain [0 595 0 842] /Range [0 1]"),
    }),
  };
}

function packedOften(times: number): Buffer {
  let content = Buffer.alloc(20 * 1024 * 1024, " ");
  for (let at = 0; at < times; at++) content = deflateSync(content, { level: 9 });
  const filters = "/FlateDecode ".repeat(times);
  const head = `<< /Length ${content.length} /Filter [${filters}] >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\nendstream")]);
}
