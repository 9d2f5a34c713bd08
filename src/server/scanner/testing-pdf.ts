export type TextAt = { text: string; x: number; y: number; size?: number };
/** A grey picture, its place in points from the top left, and how wide it is shown. */
export type LogoAt = { pixels: Uint8Array; width: number; height: number; x: number; y: number; across: number };
type PdfOptions = {
  /** A picture on the first page. */
  logo?: LogoAt;
  /** How often the page is repeated. */
  pages?: number;
  /** Further pages. */
  behind?: readonly (readonly TextAt[])[];
  attachment?: { name: string; content: string };
  encrypted?: boolean;
};

/** A small PDF for tests, A4, with lines of text measured in points from the top left. */
export function pdfOf(
  lines: readonly TextAt[],
  { logo, pages = 1, behind = [], attachment, encrypted = false }: PdfOptions = {},
): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const quoted = (text: string) => text.replace(/[\\()]/g, "\\$&");
  const drawn = (on: readonly TextAt[]) =>
    on
      .map(({ text, x, y, size = 10 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${842 - y} Tm (${quoted(text)}) Tj ET`)
      .join("\n");
  const next = 5 + pages + (attachment ? 2 : 0);
  const kids = [
    ...Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`),
    ...behind.map((_, at) => `${next + 2 * at} 0 R`),
  ].join(" ");
  const files = attachment ? ` /Names << /EmbeddedFiles << /Names [(${attachment.name}) ${5 + pages} 0 R] >> >>` : "";
  add(`<< /Type /Catalog /Pages 2 0 R${files} >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages + behind.length} >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const stream = (body: string) => add(`<< /Length ${body.length} >>\nstream\n${body}\nendstream`);
  const content = (on: readonly TextAt[]) => stream(drawn(on));
  const sheet = (number: number) =>
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
  stream(drawn(lines) + (logo ? drawnLogo(logo) : ""));
  for (let page = 0; page < pages; page++) sheet(4);
  if (attachment) {
    add(`<< /Type /Filespec /F (${attachment.name}) /EF << /F ${6 + pages} 0 R >> >>`);
    const size = Buffer.byteLength(attachment.content, "latin1");
    add(`<< /Type /EmbeddedFile /Length ${size} >>\nstream\n${attachment.content}\nendstream`);
  }
  for (const [at, on] of behind.entries()) {
    sheet(next + 2 * at + 1);
    content(on);
  }
  if (encrypted) {
    const key = "0".repeat(64);
    add(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`);
  }
  return assemble(objects, encrypted);
}

function drawnLogo({ pixels, width, height, x, y, across }: LogoAt): string {
  const down = (across * height) / width;
  const place = `${across} 0 0 ${down} ${x} ${842 - y - down} cm`;
  const picture = `BI /W ${width} /H ${height} /CS /G /BPC 8 /F /AHx ID\n${Buffer.from(pixels).toString("hex")}>\nEI`;
  return `\nq ${place}\n${picture}\nQ`;
}

/** A PDF of pictures, like a scanner's. */
export function scanOf(jpegs: readonly { bytes: Buffer; width: number; height: number }[]): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${jpegs.map((_, at) => `${3 + 3 * at} 0 R`).join(" ")}] /Count ${jpegs.length} >>`,
  ];
  for (const [at, { bytes, width, height }] of jpegs.entries()) {
    // As wide as a sheet, and as high as the picture then is: a scanner doesn't distort.
    const high = Math.round((595 * height) / width);
    const draw = `q 595 0 0 ${high} 0 0 cm /P Do Q`;
    const used = `/Contents ${4 + 3 * at} 0 R /Resources << /XObject << /P ${5 + 3 * at} 0 R >> >>`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${high}] ${used} >>`,
      `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`,
    );
  }
  return assemble(objects, false);
}

function assemble(objects: readonly string[], encrypted: boolean): Buffer {
  let text = "%PDF-1.7\n";
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const locked = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : "";
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** A bill of an invented biller, as a text PDF. */
export const POWER_BILL: readonly TextAt[] = [
  { text: "Brightwell Energy Ltd", x: 50, y: 60, size: 20 },
  { text: "12 Mill Lane, Ambleford AM1 2BX", x: 50, y: 80 },
  { text: "www.brightwellenergy.co.uk", x: 50, y: 95 },
  { text: "Mr A Sample", x: 50, y: 140 },
  { text: "7 Orchard Road, Ambleford", x: 50, y: 155 },
  { text: "Invoice date:", x: 350, y: 140 },
  { text: "3 March 2026", x: 450, y: 140 },
  { text: "Billing period:", x: 350, y: 155 },
  { text: "01/02/2026 - 28/02/2026", x: 450, y: 155 },
  { text: "Previous balance", x: 50, y: 300 },
  { text: "£250.00", x: 450, y: 300 },
  { text: "Electricity charges", x: 50, y: 320 },
  { text: "£80.00", x: 450, y: 320 },
  { text: "VAT at 5%", x: 50, y: 340 },
  { text: "£4.00", x: 450, y: 340 },
  { text: "Total amount due", x: 50, y: 370, size: 14 },
  { text: "£84.00", x: 450, y: 370, size: 14 },
  { text: "We will collect this by Direct Debit on 17 March 2026.", x: 50, y: 400 },
];
