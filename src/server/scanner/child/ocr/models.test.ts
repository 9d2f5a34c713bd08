import { expect, it } from "vitest";
import { countsInEightBits } from "./models.ts";

it.each([
  ["ARM", "arm64", "Features : fp asimd", true],
  ["a server of 2019 and later", "x64", "flags : fpu avx2 avx512f avx512_vnni avx512_bitalg", true],
  ["a laptop of 2021 and later", "x64", "flags : fpu avx2 avx_vnni", true],
  ["an older one", "x64", "flags : fpu avx avx2 avx512f", false],
  ["a machine that does not say", "x64", "", false],
])("takes the lighter networks or the package's by what the processor has: %s", (_, arch, processor, areLight) => {
  expect(countsInEightBits(arch, processor)).toBe(areLight);
});
