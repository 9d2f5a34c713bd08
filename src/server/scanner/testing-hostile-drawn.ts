import { deflateSync } from "node:zlib";
import { drawing, FONT, FORM, type Objects, PAGE, pdfWith, SHOWN, stream } from "./testing-hostile.ts";

const IMAGE = "/Type /XObject /Subtype /Image";
const raw = (content: string | Buffer, entries: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from("\nendstream"),
  ]);

const PLACED = "q 500 0 0 800 40 20 cm /X Do Q ";
const SEEN = { 5: `<< /Font << /F1 ${FONT} >> /XObject << /X 10 0 R >> >>` };
const shown = (image: Buffer, times = 1, more: Objects = {}) =>
  drawing(PLACED.repeat(times), { ...SEEN, 10: image, ...more });

const grey = (width: number, height: number, more = "") =>
  stream(
    Buffer.alloc(width * height),
    `${IMAGE} /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`,
  );

const sized = (side: number, more: string) => `${IMAGE} /Width ${side} /Height ${side} /ColorSpace /DeviceGray ${more}`;

/** A group that fills the page, and draws the next this many times. */
function groups(levels: number, times: number): Objects {
  const objects: Objects = { ...SEEN };
  for (let at = 0; at < levels; at++) {
    const resources = `/Resources << /ExtGState << /G << /ca 0.9 /BM /Multiply >> >> /XObject << /X ${11 + at} 0 R >> >>`;
    const entries = `${FORM} /Group << /S /Transparency /I true /K true >> ${resources}`;
    const last = "/G gs 0 0 595 842 re f";
    objects[10 + at] = stream(at === levels - 1 ? last : "/G gs /X Do ".repeat(times), entries);
  }
  return objects;
}

/** Triangles, each covering the whole page. */
function mesh(triangles: number): Buffer {
  const corner = (x: number, y: number) => [0, x, y, 128];
  const one = [...corner(0, 0), ...corner(255, 0), ...corner(0, 255)];
  const points = Buffer.from(Array.from({ length: triangles }, () => one).flat());
  const bits = "/BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1]";
  return stream(points, `/ShadingType 4 /ColorSpace /DeviceGray ${bits}`);
}

/** Curved patches, each covering the whole page. */
function patches(count: number): Buffer {
  const one = [0, ...Array.from({ length: 24 }, (_, at) => (at * 97) % 256), 0, 80, 160, 255];
  const points = Buffer.from(Array.from({ length: count }, () => one).flat());
  const bits = "/BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1]";
  return stream(points, `/ShadingType 6 /ColorSpace /DeviceGray ${bits}`);
}

const shading = (body: string | Buffer, times = 1, more: Objects = {}) =>
  drawing("/S sh ".repeat(times), { 5: "<< /Shading << /S 10 0 R >> >>", 10: body, ...more });

const SPOT =
  "/ShadingType 3 /ColorSpace /DeviceGray /Coords [300 400 0 300 400 600] /Extend [true true] /Function 11 0 R";
const FADE = "<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1.5 >>";

const tile = (entries: string, what: string) =>
  drawing("/Pattern cs /P scn 0 0 2384 3370 re f", {
    3: `${PAGE.replace("595 842", "2384 3370")} >>`,
    5: "<< /Pattern << /P 10 0 R >> >>",
    10: stream(what, `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 ${entries} /Resources << >>`),
  });

function drawingFont(): Objects {
  const shape = "/FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [1]";
  const drawn =
    "/Encoding << /Differences [65 /a] >> /CharProcs << /a 11 0 R >> /Resources << /XObject << /X 12 0 R >> >>";
  return {
    5: "<< /Font << /F1 10 0 R >> >>",
    10: `<< /Type /Font /Subtype /Type3 ${shape} ${drawn} >>`,
    11: stream("1 0 d0 /X Do"),
    12: stream("0 0 m 500 800 l 20 300 l f ".repeat(2000), FORM),
  };
}

const masked = (mask: string) =>
  `<< /ExtGState << /G << /SMask << /S /Luminosity /G ${mask} >> >> >> /XObject << /X 10 0 R >> >>`;
const GROUP = "/Group << /S /Transparency /CS /DeviceGray >>";

function jpeg2000(): Buffer {
  // JPEG 2000: only a code stream header, with this size and tiles of one pixel.
  const siz = Buffer.alloc(43);
  siz.writeUInt16BE(0xff51, 0);
  siz.writeUInt16BE(41, 2);
  for (const [at, n] of [30_000, 30_000, 0, 0, 1, 1, 0, 0].entries()) siz.writeUInt32BE(n, 6 + at * 4);
  siz.writeUInt16BE(1, 38);
  siz.set([7, 1, 1], 40);
  const cod = Buffer.from([0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 5, 4, 4, 0, 0]);
  const qcd = Buffer.from([0xff, 0x5c, 0, 19, 0x40, ...Array.from({ length: 16 }, () => 0x40)]);
  return Buffer.concat([
    Buffer.from([0xff, 0x4f]),
    siz,
    cod,
    qcd,
    Buffer.from([0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 0, 0, 1, 0xff, 0x93, 0xff, 0xd9]),
  ]);
}

/** A JBIG2 page with a generic region of this size, arithmetic-coded from nothing. */
function jbig2(side: number): Buffer {
  const number = (n: number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(n);
    return four;
  };
  const page = Buffer.concat([
    number(0),
    Buffer.from([48, 0, 1]),
    number(19),
    number(side),
    number(side),
    number(0),
    number(0),
    Buffer.from([0, 0, 0]),
  ]);
  const data = Buffer.concat([
    number(side),
    number(side),
    number(0),
    number(0),
    Buffer.from([0, 0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]),
    Buffer.alloc(64, 0x5a),
  ]);
  return Buffer.concat([page, number(1), Buffer.from([38, 0, 1]), number(data.length), data]);
}

function hundredPictures(picture: Buffer): Buffer {
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  return drawing(numbers.map((at) => PLACED.replace("/X", `/X${at}`)).join(""), {
    5: `<< /XObject << ${numbers.map((at) => `/X${at} ${10 + at} 0 R`).join(" ")} >> >>`,
    ...Object.fromEntries(numbers.map((at) => [10 + at, picture])),
  });
}

/** PDFs that are small but expensive to render. */
export function drawnPdfs(): Record<string, () => Buffer> {
  const fax = (side: number) =>
    raw(
      Buffer.alloc(Math.ceil(side / 8), 0xff),
      sized(
        side,
        `/BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${side} /Rows ${side} >>`,
      ),
    );
  return {
    "a fax of 30,000 by 30,000": () => shown(fax(30_000)),
    "a grey picture of 144 MB": () => shown(grey(12_000, 12_000)),
    "groups in groups, each the size of the page": () => drawing("/X Do", groups(8, 3)),
    "half a million groups in groups": () => drawing("/X Do", groups(12, 3)),
    "one picture drawn 10,000 times": () => shown(grey(1000, 1000), 10_000),
    "a mesh of 100,000 triangles the size of the page": () => shading(mesh(100_000)),
    "20,000 patches of curves": () => shading(patches(20_000)),
    "a picture of 5,000 by 5,000 drawn 1,000 times": () => shown(grey(5000, 5000), 1000),
    "a hundred pictures of 10 MB": () => hundredPictures(grey(3300, 3300)),
    "a JPEG 2000 of 30,000 by 30,000 in tiles of a pixel": () =>
      shown(raw(jpeg2000(), `${sized(30_000, "/BitsPerComponent 8 /Filter /JPXDecode")}`)),
    "a JBIG2 of 30,000 by 30,000": () =>
      shown(raw(jbig2(30_000), sized(30_000, "/BitsPerComponent 1 /Filter /JBIG2Decode"))),
    "a JBIG2 of 12,000 by 12,000": () =>
      shown(raw(jbig2(12_000), sized(12_000, "/BitsPerComponent 1 /Filter /JBIG2Decode"))),
    "a picture in runs of 144 MB": () =>
      shown(
        raw(
          Buffer.alloc(2_400_000, Buffer.from([129, 0])),
          `${sized(12_000, "/BitsPerComponent 8 /Filter /RunLengthDecode")}`,
        ),
      ),
    "rows of a hundred million columns": () =>
      shown(
        stream(
          Buffer.alloc(20_000_000),
          sized(3000, "/BitsPerComponent 8 /DecodeParms << /Predictor 15 /Colors 4 /Columns 100000000 >>"),
        ),
      ),
    "radial spots, 5,000 of them": () => shading(`<< ${SPOT} >>`, 5000, { 11: FADE }),
    "tiles of a point on a sheet of A0": () => tile("/BBox [0 0 1 1] /XStep 1 /YStep 1", "0 0 1 1 re f"),
    "tiles of a hundredth on a sheet of A0": () =>
      tile("/BBox [0 0 0.01 0.01] /XStep 0.01 /YStep 0.01", "0 0 1 1 re f"),
    "tiles of many lines on a sheet of A0": () =>
      tile("/BBox [0 0 500 500] /XStep 1 /YStep 1", "0 0 m 9 9 l S ".repeat(5000)),
    "letters that draw heavy forms": () => drawing(`BT /F1 9 Tf 5 5 Td (${"A".repeat(5000)}) Tj ET`, drawingFont()),
    "a mask that masks itself": () =>
      drawing("/G gs /X Do", {
        5: masked("10 0 R"),
        10: stream("/G gs 0 0 595 842 re f /X Do", `${FORM} ${GROUP} /Resources ${masked("10 0 R")}`),
      }),
    "masks drawn 3,000 times": () =>
      drawing("q /G gs 0 0 595 842 re f Q ".repeat(3000), {
        5: masked("10 0 R"),
        10: stream("0.5 g 0 0 595 842 re f", `${FORM} ${GROUP}`),
      }),
    "a picture whose mask is 144 MB": () => shown(grey(10, 10, "/SMask 11 0 R"), 1, { 11: grey(12_000, 12_000) }),
    "a page the size of a county": () => pdfWith({ 3: `${PAGE.replace("595 842", "99999999 99999999")} >>` }),
    "a page a million times longer than wide": () => pdfWith({ 3: `${PAGE.replace("595 842", "1 1000000")} >>` }),
    "dashes of a millionth of a point": () => drawing("[0.000001 0.000001] 0 d 0 0 m 500 800 l S ".repeat(100)),
    "100,000 curves as thick as the page": () =>
      drawing(`900 w 1 J 1 j ${"0 0 m 500 800 9 700 300 2 c S ".repeat(100_000)}`),
    "a clip of letters, 2,000 times": () =>
      drawing(`q BT /F1 300 Tf 7 Tr 5 300 Td (WWWW) Tj ET 0 0 595 842 re f Q ${SHOWN} `.repeat(2000)),
    "hidden layers, 100,000 of them": () =>
      drawing(`/OC /L BDC ${SHOWN} EMC `.repeat(100_000), {
        1: "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >> >>",
        5: `<< /Font << /F1 ${FONT} >> /Properties << /L 10 0 R >> >>`,
        10: "<< /Type /OCG /Name (L) >>",
      }),
    "a picture in the text of 100 MB, packed": () =>
      drawing(
        Buffer.concat([
          Buffer.from("q 500 0 0 800 0 0 cm BI /W 10000 /H 10000 /CS /G /BPC 8 /F /Fl ID "),
          deflateSync(Buffer.alloc(100_000_000), { level: 9 }),
          Buffer.from(" EI Q"),
        ]),
      ),
  };
}
