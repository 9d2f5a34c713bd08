import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function readTheme(selector: string): Map<string, string> {
  const block = css.match(new RegExp(`^${selector.replace(".", "\\.")} \\{([^}]*)\\}`, "m"))?.[1] ?? "";
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]));
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ["background", "surface", "surface-sunken"];
const pairs = (names: string[], on: string[]) =>
  names.flatMap((name) => on.map((background) => [name, background] as const));

const charts = ["chart-a", "chart-b", "chart-c", "chart-d", "chart-e", "chart-f", "chart-rest"];

const texts = [
  ...pairs(["text", "text-muted", "primary", "primary-hover", "amber", "red"], backgrounds),
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-red", "red"],
  ["on-red", "red-hover"],
  ["on-primary-soft", "primary-soft"],
  ["on-amber-soft", "amber-soft"],
  ["on-red-soft", "red-soft"],
  ["text", "primary-soft"],
  ["text", "amber-soft"],
  ["text", "red-soft"],
  ["background", "text"],
  // The numbers on a chart's parts.
  ...charts.map((part) => ["surface", part] as const),
] as const;

const controls = [
  ...pairs(["border-strong", "focus", "amber-fill", ...charts], backgrounds),
  ...pairs(["focus"], ["primary-soft", "amber-soft", "red-soft"]),
  ["primary", "primary-soft"],
] as const;

for (const selector of [":root", ".dark"]) {
  const theme = readTheme(selector);
  const ratio = ([front, back]: readonly [string, string]) =>
    contrast(theme.get(front) ?? "missing", theme.get(back) ?? "missing");

  test.each(texts)(`${selector} text %s on %s can be read`, (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)(`${selector} edge %s on %s can be seen`, (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
}

test("both themes name the same roles, and Tailwind knows each", () => {
  const light = [...readTheme(":root").keys()];
  expect(light.length).toBeGreaterThan(18);
  expect([...readTheme(".dark").keys()]).toEqual(light);
  for (const name of light) expect(css).toContain(`--color-${name}: var(--${name});`);
});
