import { deflateSync } from "node:zlib";
import { drawing, FONT, type Objects, PAGE, pdfWith, SHOWN, stream } from "./testing-hostile.ts";

const many = (count: number, one: (at: number) => string): Objects =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [10 + at, one(at)]));

/** A PDF without a cross-reference table, whose objects a reader has to search for. */
function unlisted(count: number): Buffer {
  const listed = pdfWith(many(count, () => "<< >>")).toString("latin1");
  return Buffer.from(`${listed.slice(0, listed.indexOf("xref\n"))}trailer\n<< /Root 1 0 R >>\n`, "latin1");
}

function objectStream(count: number, entries = ""): Buffer {
  const numbers = Array.from({ length: count }, (_, at) => `${20 + at} ${at * 5}`).join(" ");
  return stream(
    `${numbers}\n${"<<>> ".repeat(count)}`,
    `/Type /ObjStm /N ${count} /First ${numbers.length + 1} ${entries}`,
  );
}

/** A cross-reference stream that declares this many objects, each within one object stream. */
function listedInStreams(count: number, entry: readonly number[]): Buffer {
  const base = pdfWith({ 10: objectStream(100_000, "/Extends 10 0 R") }).toString("latin1");
  const body = base.slice(0, base.indexOf("xref\n"));
  const places = Array.from({ length: 11 }, (_, at) => {
    const place = body.indexOf(`\n${at} 0 obj`) + 1;
    return [place === 0 ? 0 : 1, place >> 16, (place >> 8) & 255, place & 255, 0];
  }).flat();
  const rows = Buffer.concat([Buffer.from(places), Buffer.alloc(count * entry.length, Buffer.from(entry))]);
  const packed = deflateSync(rows, { level: 9 });
  const head = `9999999 0 obj\n<< /Type /XRef /W [1 3 1] /Size ${count + 11} /Root 1 0 R /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(body + head, "latin1"),
    packed,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

/** A chain of cross-reference tables. */
function chained(lists: number): Buffer {
  const base = pdfWith({}).toString("latin1");
  let text = base.slice(0, base.indexOf("trailer"));
  let before = base.indexOf("xref\n");
  text += "trailer\n<< /Size 6 /Root 1 0 R >>\n";
  for (let at = 0; at < lists; at++) {
    const start = text.length;
    text += `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${before} >>\n`;
    before = start;
  }
  return Buffer.from(`${text}startxref\n${before}\n%%EOF\n`, "latin1");
}

function mapped(map: string): Buffer {
  return drawing(`BT /F1 10 Tf 50 700 Td <${"00410042".repeat(500)}> Tj ET`, {
    5: "<< /Font << /F1 10 0 R >> >>",
    10: "<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [11 0 R] /ToUnicode 12 0 R >>",
    11: "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>",
    12: stream(
      `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${map} endcmap`,
    ),
  });
}

/** An outline font that declares this many glyphs, and contains none. */
function fontOf(letters: number): Buffer {
  const tables = {
    head: 54,
    hhea: 36,
    maxp: 6,
    hmtx: 4 * 65_535,
    loca: 4 * 65_536,
    glyf: 100,
    cmap: 20 + 12 * 200_000,
  };
  const count = Object.keys(tables).length;
  const header = Buffer.alloc(12 + 16 * count);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(count, 4);
  const bodies: Buffer[] = [];
  let at = header.length;
  Object.entries(tables).forEach(([name, size], index) => {
    const body = Buffer.alloc(size);
    if (name === "maxp") body.writeUInt16BE(Math.min(65_535, letters), 4);
    if (name === "head") body.set([0, 1, 0, 0], 0) ?? body.writeUInt16BE(1000, 18);
    if (name === "hhea") body.writeUInt16BE(65_535, 34);
    if (name === "cmap") {
      body.set([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0], 0);
      body.writeUInt32BE(size - 12, 16);
      for (let group = 0; group < 199_000; group++) {
        body.writeUInt32BE(0, 28 + group * 12);
        body.writeUInt32BE(0x10ffff, 32 + group * 12);
      }
    }
    header.write(name, 12 + index * 16);
    header.writeUInt32BE(at, 12 + index * 16 + 8);
    header.writeUInt32BE(size, 12 + index * 16 + 12);
    bodies.push(body);
    at += size;
  });
  return Buffer.concat([header, ...bodies]);
}

const withFont = (file: Buffer) =>
  drawing(`BT /F1 10 Tf 50 700 Td (${"Total".repeat(50)}) Tj ET`, {
    5: "<< /Font << /F1 10 0 R >> >>",
    10: "<< /Type /Font /Subtype /TrueType /BaseFont /Made /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor 11 0 R >>",
    11: "<< /Type /FontDescriptor /FontName /Made /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent 0 /CapHeight 700 /StemV 80 /FontFile2 12 0 R >>",
    12: stream(file, `/Length1 ${file.length}`),
  });

/** PDFs with many, deeply nested or endless parts. */
export function builtPdfs(): Record<string, () => Buffer> {
  const fonts = Array.from({ length: 20_000 }, (_, at) => `/F${at} 10 0 R`).join(" ");
  const list = (count: number, what: string) => `[${`${what} `.repeat(count)}]`;
  const pages = `<< /Type /Pages /Kids [${Array.from({ length: 50_000 }, (_, at) => `${10 + at} 0 R`).join(" ")}] /Count 50000 >>`;
  return {
    "150,000 objects": () => pdfWith(many(150_000, () => "<< >>")),
    "a million objects in one stream of objects": () => listedInStreams(1_000_000, [2, 0, 0, 10, 0]),
    "two million objects at the same place": () => listedInStreams(2_000_000, [1, 0, 0, 9, 0]),
    "100,000 objects that are not listed": () => unlisted(100_000),
    "lists of objects that name 20,000 earlier ones": () => chained(20_000),
    "a list of objects that names itself": () =>
      Buffer.from(
        chained(1)
          .toString("latin1")
          .replace(/\/Prev \d+/, (found) =>
            `/Prev ${chained(1).toString("latin1").lastIndexOf("xref\n0 1\n")}`.padEnd(found.length),
          ),
        "latin1",
      ),
    "50,000 pages": () => pdfWith({ 2: pages, ...many(50_000, () => `${PAGE} >>`) }),
    "250 pages of ten million spaces": () =>
      pdfWith({
        2: `<< /Type /Pages /Kids [${"3 0 R ".repeat(250)}] /Count 250 >>`,
        4: stream(" ".repeat(10_000_000)),
      }),
    "a tree of pages that goes round": () =>
      pdfWith({
        2: "<< /Type /Pages /Kids [10 0 R] /Count 1 >>",
        10: "<< /Type /Pages /Kids [11 0 R] /Count 1 >>",
        11: "<< /Type /Pages /Kids [10 0 R 3 0 R] /Count 1 >>",
      }),
    "pages whose resources are inherited 5,000 deep": () =>
      pdfWith({
        2: "<< /Type /Pages /Kids [10 0 R] /Count 1 >>",
        ...many(
          5000,
          (at) =>
            `<< /Type /Pages /Parent ${at === 0 ? 2 : 9 + at} 0 R /Kids [${at === 4999 ? 3 : 11 + at} 0 R] /Count 1 >>`,
        ),
        3: `${PAGE.replace("2 0 R", "5009 0 R")} >>`,
      }),
    "an object that points at itself": () => pdfWith({ 5: "5 0 R" }),
    "references 100,000 long": () => pdfWith({ 5: "10 0 R", ...many(100_000, (at) => `${11 + at} 0 R`) }),
    "a map of letters of a hundred thousand ranges": () =>
      mapped(`100000 beginbfrange ${"<0000> <FFFF> <0041> ".repeat(100_000)} endbfrange`),
    "a map of letters to long words": () =>
      mapped(`1 beginbfrange <0000> <FFFF> <${"0041".repeat(100_000)}> endbfrange`),
    "a map of letters of four bytes": () =>
      mapped(
        `1 begincidrange <00000000> <FFFFFFFF> 0 endcidrange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange`,
      ),
    "a font of 65,535 letters and a map of 199,000 parts": () => withFont(fontOf(65_535)),
    "20,000 fonts of one page": () =>
      drawing(Array.from({ length: 20_000 }, (_, at) => `BT /F${at} 9 Tf 5 5 Td (a) Tj ET`).join(" "), {
        5: `<< /Font << ${fonts} >> >>`,
        10: FONT,
      }),
    "letters' widths, a million of them": () =>
      drawing(`BT /F1 10 Tf 50 700 Td <00410042> Tj ET`, {
        5: "<< /Font << /F1 10 0 R >> >>",
        10: "<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [11 0 R] >>",
        11: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /DW 600 /W [${"0 65535 500 ".repeat(300_000)}] >>`,
      }),
    "200,000 notes without a look": () =>
      pdfWith({
        3: `${PAGE} /Annots ${list(200_000, "10 0 R")} >>`,
        10: "<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (a) >>",
      }),
    "100,000 fields of a form": () =>
      pdfWith({
        1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /NeedAppearances true /Fields ${list(100_000, "10 0 R")} /DA (/F1 9 Tf) /DR 5 0 R >> >>`,
        3: `${PAGE} /Annots ${list(100_000, "10 0 R")} >>`,
        10: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (84.00) /Rect [0 0 99 99] /P 3 0 R >>",
      }),
    "fields of a form that are their own children": () =>
      pdfWith({
        1: "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [10 0 R] >> >>",
        10: "<< /FT /Tx /T (a) /Kids [10 0 R 10 0 R] /Parent 10 0 R >>",
        3: `${PAGE} /Annots [10 0 R] >>`,
      }),
    "a script that never ends": () =>
      pdfWith({
        1: "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (for(;;){}) >> /AA << /WC << /S /JavaScript /JS (for(;;){}) >> >> >>",
      }),
    "attached files whose names go round": () =>
      pdfWith({
        1: "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles 10 0 R >> >>",
        10: "<< /Kids [10 0 R 10 0 R] >>",
      }),
    "50,000 attached files": () =>
      pdfWith({
        1: `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${Array.from({ length: 50_000 }, (_, at) => `(a${at}.xml) 10 0 R`).join(" ")}] >> >> >>`,
        10: "<< /Type /Filespec /F (a.xml) /EF << /F 11 0 R >> >>",
        11: stream("<a/>".repeat(50_000)),
      }),
    "1,000 attached files of 4 MB": () =>
      pdfWith({
        1: `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${Array.from({ length: 1000 }, (_, at) => `(a${at}.xml) 10 0 R`).join(" ")}] >> >> >>`,
        10: "<< /Type /Filespec /F (a.xml) /EF << /F 11 0 R >> >>",
        11: stream(`<a>${"<b>".repeat(1_300_000)}`),
      }),
    "a colour space in a colour space, 20,000 deep": () =>
      drawing(`/C cs 0 sc ${SHOWN}`, {
        5: `<< /Font << /F1 ${FONT} >> /ColorSpace << /C 10 0 R >> >>`,
        ...many(20_000, (at) => `[/Indexed ${at === 19_999 ? "/DeviceGray" : `${11 + at} 0 R`} 0 (a)]`),
      }),
    "a function made of itself": () =>
      drawing("/S sh", {
        5: "<< /Shading << /S 10 0 R >> >>",
        10: "<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 842] /Function 11 0 R >>",
        11: "<< /FunctionType 3 /Domain [0 1] /Functions [11 0 R 11 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>",
      }),
    "a function of samples of 16 dimensions": () =>
      drawing("/S sh", {
        5: "<< /Shading << /S 10 0 R >> >>",
        10: "<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 595 0 842] /Function 11 0 R >>",
        11: stream(
          Buffer.alloc(65_536),
          `/FunctionType 0 /Domain [${"0 1 ".repeat(16)}] /Range [0 1] /Size [${"2 ".repeat(16)}] /BitsPerSample 8`,
        ),
      }),
  };
}
