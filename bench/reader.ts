// How well papers are read that the network did not learn from, by author, and our own bills, invoices and receipts likewise:
// npm run bench:reader -- <folder with drawn-*/truth.json> [folder of networks, one for each author left out] [--misses]
// 'papers.onnx' has learned neither from our own bills nor from invoices; 'receipts.onnx' and 'receipts-odd.onnx' each lack half
// of the receipts' companies. A folder without authors needs no networks.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { suggestForPerson } from "#core/categorize/own-names.ts";
import { day } from "#core/day.ts";
import { squash } from "#core/scan/squash.ts";
import { loadModel } from "#server/features/categories/model.ts";
import { withCategory } from "#server/features/scan/with-category.ts";
import { readPdf } from "#server/scanner/child/read-pdf.ts";
import { readPictures } from "#server/scanner/child/read-pictures.ts";
import { setNetwork } from "#server/scanner/child/reader/read-pages.ts";
import { kindOf } from "#server/scanner/file-kind.ts";
import { isRight, readTruth, type Truth } from "#server/scanner/testing-truth.ts";
import { DRAWN_FIELDS, type DrawnTruth, type Verdict, verdictOf } from "./reader-judge.ts";

const [from, networks] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const has = (flag: string) => process.argv.includes(flag);
if (from === undefined) throw new Error("Which folder? npm run bench:reader -- <folder with drawn-*/truth.json>");
if (networks === undefined)
  console.log("The network of the repository has learned from these papers: name the left-out ones.");
const model = loadModel();
const times: number[] = [];

async function read(file: string, network: string | undefined) {
  const bytes = readFileSync(file);
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Error(`${file} is no bill`);
  if (network !== undefined) setNetwork(network);
  const startedAt = performance.now();
  const job = { files: [{ bytes, kind }], today: day("2026-11-15"), withViews: false };
  const reading = await (kind === "pdf" ? readPdf : readPictures)(job, { progress() {}, phase() {} });
  times.push(performance.now() - startedAt);
  return withCategory(reading, reading.name === null ? [] : suggestForPerson(model, reading.name, []));
}
type Result = Awaited<ReturnType<typeof read>>;

const FIELDS = [...DRAWN_FIELDS, "date"] as const;
type Field = (typeof FIELDS)[number];
type Paper = {
  file: string;
  network: string;
  truth: Partial<Record<Field, unknown>>;
  /** Undefined for what isn't judged. */
  judge: (field: Field, result: Result) => Verdict | undefined;
};

/** Papers judged by a list, which has fewer fields and one spelling of each name. */
function listed(folder: string, networkOf: (truth: Truth) => string): Paper[] {
  return readTruth(folder).map((truth) => ({
    file: join(folder, truth.file),
    network: networkOf(truth),
    truth,
    judge: (field, result) => {
      const right = isRight(field, truth, result);
      return right === undefined ? undefined : right ? "right" : (result[field] ?? null) === null ? "empty" : "wrong";
    },
  }));
}

const drawn = (author: string): Paper[] =>
  JSON.parse(readFileSync(join(from, author, "truth.json"), "utf8")).map((truth: DrawnTruth & { file: string }) => ({
    ...{ file: join(from, author, truth.file), network: author, truth },
    judge: (field: Field, result: Result) => (field === "date" ? undefined : verdictOf(field, truth, result)),
  }));

/** The network that has not learned from a receipt's company; companies are parted as in training. */
const receiptNetwork = ({ name }: Truth) => {
  const sum = [...squash(name ?? "")].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? "receipts" : "receipts-odd";
};

const groups = new Map<string, Paper[]>();
for (const author of readdirSync(from).filter((name) => name.startsWith("drawn-"))) groups.set(author, drawn(author));
const authors = [...groups.keys()];
if (networks !== undefined) {
  groups.set(
    "our own",
    listed("src/server/scanner/testing-bills", () => "papers"),
  );
  const lists = listed(from, (truth) => (truth.file.startsWith("receipts/") ? receiptNetwork(truth) : "papers"));
  for (const kind of ["invoices", "einvoices", "receipts"])
    groups.set(
      kind,
      lists.filter(({ file }) => file.includes(`/${kind}/`)),
    );
}

type Count = { right: number; wrong: number; empty: number };
const nothing = (): Count => ({ right: 0, wrong: 0, empty: 0 });
const share = (part: number, whole: number) => (whole === 0 ? "-" : ((100 * part) / whole).toFixed(1)).padStart(6);
const total = nothing();
console.log(["".padEnd(12), ...FIELDS.map((field) => field.slice(0, 8).padStart(9)), "     all  filled"].join(""));
for (const [name, papers] of groups) {
  const counts = new Map<Field, Count>(FIELDS.map((field) => [field, nothing()]));
  const sum = nothing();
  for (const { file, network, truth, judge } of papers) {
    const result = await read(file, networks === undefined ? undefined : join(networks, `${network}.onnx`));
    for (const [field, count] of counts) {
      const verdict = judge(field, result);
      if (verdict === undefined) continue;
      for (const each of authors.includes(name) ? [count, sum, total] : [count, sum]) each[verdict]++;
      if (verdict === "wrong" && has("--misses"))
        console.log(`  ${basename(file)} ${field}: ${result[field]} for ${truth[field]}`);
    }
  }
  const cells = [...counts.values(), sum].map(({ right, wrong, empty }) => `   ${share(right, right + wrong + empty)}`);
  console.log(`${name.padEnd(12)}${cells.join("")}  ${share(sum.right, sum.right + sum.wrong)}`);
}
const { right, wrong, empty } = total;
const all = right + wrong + empty;
console.log(
  `authors, all fields: right ${share(right, all)}%, wrong but filled ${share(wrong, all)}%, empty ${share(empty, all)}%`,
);
console.log(
  `of those filled right ${share(right, right + wrong)}%; p50 ${(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms`,
);
process.exit(0);
