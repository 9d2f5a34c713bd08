import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./packages.ts";

/** What a scanner says is wrong, and where. */
export type Finding = { what: string; where: string };

// All that attack what is there. Left out: those that need a machine outside to call back, those that fetch lists from
// the network, and guessing at paths, which nikto does.
const MODULES = [
  ...["backup", "blindsql", "cookieflags", "crlf", "csp", "csrf", "exec", "file", "htaccess", "http_headers"],
  ...["methods", "permanentxss", "redirect", "shellshock", "sql", "timesql", "xss"],
];

type Report = { vulnerabilities: Record<string, Entry[]>; anomalies: Record<string, Entry[]> };
type Entry = { method: string; path: string; info: string };

/** Lets wapiti follow links from some pages and attack every query and form it meets. */
export async function wapiti(base: string, pages: readonly string[], folder: string): Promise<Finding[]> {
  const file = join(folder, `wapiti-${new URL(base).port}.json`);
  const known = await run("wapiti", ["--list-modules"], 1);
  const modules = MODULES.filter((name) => new RegExp(`^\\s+${name}\\b`, "m").test(known.text));
  // Logout is a POST, which it has no form for; the bench looks afterwards whether the session lasted.
  const args = [
    ...["-u", `${base}/`, "--scope", "domain", "-m", modules.join(","), "--level", "2", "--flush-session"],
    ...[
      "--store-session",
      join(folder, "wapiti"),
      "-f",
      "json",
      "-o",
      file,
      "--no-bugreport",
      "--max-scan-time",
      "600",
    ],
    ...pages.flatMap((page) => ["-s", `${base}${page}`]),
  ];
  const { text, end } = await run("wapiti", args, 30);
  if (end !== "exit 0" || !text.includes("Launching module xss"))
    throw new Error(`wapiti did not finish (${end}):\n${text.slice(-2000)}`);
  const { vulnerabilities, anomalies }: Report = JSON.parse(readFileSync(file, "utf8"));
  return [vulnerabilities, anomalies].flatMap((part) =>
    Object.entries(part).flatMap(([kind, entries]) =>
      entries.map(({ method, path, info }) => ({ what: `${kind}: ${info}`, where: `${method} ${path}` })),
    ),
  );
}
