import { expect, it } from "vitest";
import { openSeal } from "./seal.ts";

const { seal, unseal } = openSeal("a secret");

it("decrypts what it encrypted, and reveals none of it", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "ann");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toBe(seal("JBSWY3DPEHPK3PXP", "ann"));
  expect(unseal(sealed, "ann")).toBe("JBSWY3DPEHPK3PXP");
});

it("rejects other users, other keys and tampered data", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "ann");
  expect(unseal(sealed, "bob")).toBeUndefined();
  expect(openSeal("another").unseal(sealed, "ann")).toBeUndefined();
  expect(unseal(`${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`, "ann")).toBeUndefined();
  expect(unseal("", "ann")).toBeUndefined();
});
