import { expect, it } from "vitest";
import { DOCUMENT_KINDS, DOCUMENT_TYPES, documentName, isViewable, NAME_LENGTH } from "./documents.ts";

it.each([
  ["power.pdf", "power.pdf"],
  ["Power March.PDF", "Power March.pdf"],
  ["", "document.pdf"],
  [".pdf", "document.pdf"],
  ["...", "document.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\ann\\bill.pdf", "bill.pdf"],
  ["invoice.html", "invoice.html.pdf"],
  ["a\u202Efdp.exe", "afdp.exe.pdf"],
  ["a\u0000b\r\nc.pdf", "abc.pdf"],
  ['say "hi".pdf', "say _hi_.pdf"],
  ["Stromrechnung März 💡.pdf", "Stromrechnung März 💡.pdf"],
  ["\uD83D half.pdf", "half.pdf"],
  ["فاتورة.pdf", "فاتورة.pdf"],
  ["bill.pdf ", "bill.pdf"],
  ["one   two.pdf", "one two.pdf"],
  ["  . bill . .pdf", "bill.pdf"],
])("keeps %j under the name %j", (uploadedName, storedName) => {
  expect(documentName(uploadedName, "pdf")).toBe(storedName);
});

it("gives a file the extension of its actual type", () => {
  expect(documentName("photo.pdf", "jpeg")).toBe("photo.pdf.jpg");
  expect(documentName("photo.jpeg", "jpeg")).toBe("photo.jpg");
  expect(documentName("scan.tiff", "tiff")).toBe("scan.tif");
  expect(documentName("scan.tif", "tiff")).toBe("scan.tif");
  expect(documentName("IMG_1.HEIF", "heic")).toBe("IMG_1.heic");
  expect(documentName("IMG_1.heic", "heic")).toBe("IMG_1.heic");
  for (const kind of ["png", "gif", "webp", "avif"] as const) {
    expect(documentName(`photo.${kind}`, kind)).toBe(`photo.${kind}`);
  }
});

it("shortens a long name without cutting a character in half", () => {
  expect(documentName(`${"x".repeat(500)}.pdf`, "pdf")).toHaveLength(NAME_LENGTH);
  const cut = documentName(`${"x".repeat(NAME_LENGTH - 5)}💡💡.pdf`, "pdf");
  expect(cut).toBe(`${"x".repeat(NAME_LENGTH - 5)}.pdf`);
});

it("serves each kind with its type, and shows only images that browsers support", () => {
  expect(DOCUMENT_TYPES).toEqual({
    jpeg: "image/jpeg",
    png: "image/png",
    gif: "image/gif",
    webp: "image/webp",
    avif: "image/avif",
    tiff: "image/tiff",
    heic: "image/heic",
    pdf: "application/pdf",
  });
  expect(DOCUMENT_KINDS.filter(isViewable)).toEqual(["jpeg", "png", "gif", "webp", "avif"]);
});
