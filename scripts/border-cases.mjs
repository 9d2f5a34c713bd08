const imports = (from) => `import * as part from "${from}";\nexport const used = part;`;
const importsName = (name, from) => `import { ${name} as part } from "${from}";\nexport const used = part;`;
const uses = (expression) => `export const used = ${expression};`;

// Each place has a file that others try to import: ok.ts. Like the contract's, its names start with either upper or lower case.
// The compiler reports only the first importer of a file.
const targets = [
  "core",
  "contract",
  "contract/requests",
  "server",
  "server/db",
  "web/lib",
  "web/ui",
  "web/domain",
  "web/app",
  "web/features/bills",
];

// Where, what is tried there, and what must reject it: the linter, the compiler, both, or neither.
const cases = [
  ["core", imports("./ok.ts"), ""],
  ["core", imports("#core/ok.ts"), ""],
  ["core", imports("../core/ok.ts"), "lint"],
  ["core", imports("zod/mini"), "lint"],
  ["core", imports("node:fs"), "lint types"],
  ["core", imports("#contract/ok.ts"), "lint types"],
  ["core", imports("#server/ok.ts"), "lint types"],
  ["core", imports("#web/lib/ok.ts"), "lint types"],
  ["core", uses("process.env"), "types"],
  ["core", uses("fetch('/')"), "types"],
  ["core", uses("document.title"), "types"],
  ["core", uses("new Date()"), "lint"],
  ["core", uses("Date.now()"), "lint"],
  ["core", uses("new Date(0)"), ""],

  ["contract", imports("#core/ok.ts"), ""],
  ["contract", imports("zod/mini"), ""],
  ["contract", imports("react"), "lint"],
  ["contract", imports("#server/ok.ts"), "lint types"],
  ["contract", imports("#web/lib/ok.ts"), "lint types"],
  ["contract", uses("process.env"), "types"],
  ["contract", uses("fetch('/')"), "types"],
  ["contract", imports("#contract/requests/ok.ts"), ""],
  ["contract/requests", imports("zod/mini"), "lint"],
  ["contract/requests", imports("#contract/ok.ts"), "lint"],
  ["contract/requests", imports("./ok.ts"), "lint"],

  ["server", imports("node:fs"), ""],
  ["server", imports("#core/ok.ts"), ""],
  ["server", imports("#contract/ok.ts"), ""],
  ["server", imports("#web/lib/ok.ts"), "lint types"],
  ["server", imports("../core/ok.ts"), "lint"],
  ["server", uses("document.title"), "types"],
  ["server", uses("new Date()"), "lint"],

  ["web/app", imports("#web/features/bills/ok.ts"), ""],
  ["web/app", importsName("Used", "#contract/ok.ts"), ""],
  ["web/app", importsName("used", "#contract/ok.ts"), "lint"],
  ["web/app", imports("#contract/ok.ts"), "lint"],
  ["web/app", importsName("used", "#contract/requests/ok.ts"), ""],
  ["web/app", imports("#server/ok.ts"), "lint types"],
  ["web/app", uses("process.env"), "types"],
  ["web/features/incomes", imports("#web/ui/ok.ts"), ""],
  ["web/features/incomes", imports("#web/lib/ok.ts"), ""],
  ["web/features/incomes", imports("#web/domain/ok.ts"), ""],
  ["web/features/incomes", imports("#web/features/bills/ok.ts"), "lint"],
  ["web/features/incomes", imports("../bills/ok.ts"), "lint"],
  ["web/features/incomes", imports("#web/app/ok.ts"), "lint"],
  ["web/features/incomes", imports("#server/db/ok.ts"), "lint types"],
  ["web/domain", imports("#web/ui/ok.ts"), ""],
  ["web/domain", imports("#web/features/bills/ok.ts"), "lint"],
  ["web/domain", imports("#web/app/ok.ts"), "lint"],
  ["web/lib", imports("#web/features/bills/ok.ts"), "lint"],
  ["web/lib", imports("#web/domain/ok.ts"), "lint"],
  ["web/ui", imports("#web/features/bills/ok.ts"), "lint"],
  ["web/ui", imports("#web/app/ok.ts"), "lint"],
  ["web/ui", imports("#web/domain/ok.ts"), "lint"],
];

// Import cycles of types, with either import syntax.
const circle = [
  ["core/circle-a.ts", 'import type { B } from "./circle-b.ts";\nexport type A = B[];'],
  ["core/circle-b.ts", 'import type { A } from "#core/circle-a.ts";\nexport type B = A | 1;'],
];

/** One small file per case, with what must reject it. */
export const borderCases = [
  ...circle.map(([file, text]) => ({ file: `src/${file}`, text, refusedBy: ["lint"] })),
  ...targets.map((place) => ({
    file: `src/${place}/ok.ts`,
    text: `${uses("1")}\nexport const Used = 1;`,
    refusedBy: [],
  })),
  ...cases.map(([place, text, by], index) => ({
    file: `src/${place}/case-${index}.ts`,
    text,
    refusedBy: by.split(" ").filter(Boolean),
  })),
];
