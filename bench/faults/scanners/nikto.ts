import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./packages.ts";
import type { Finding } from "./wapiti.ts";

/** Lets nikto ask for the several thousand files and headers it knows to be trouble. */
export async function nikto(base: string, folder: string): Promise<Finding[]> {
  const { hostname, port } = new URL(base);
  const file = join(folder, `nikto-${port}.csv`);
  const args = ["-host", hostname, "-port", port, "-nossl", "-Format", "csv", "-output", file];
  const { text, end } = await run("nikto", args, 30);
  if (!text.includes("End Time")) throw new Error(`nikto did not finish (${end}):\n${text.slice(-2000)}`);
  // The columns before these are not always quoted as they should be.
  return [...readFileSync(file, "utf8").matchAll(/"([A-Z]+)","([^"]*)","(.+)"$/gm)].map(
    ([, method = "", path = "", what = ""]) => ({ what, where: `${method} ${path}` }),
  );
}
