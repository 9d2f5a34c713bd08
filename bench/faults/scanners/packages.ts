import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const SOURCES = "/etc/apt/sources.list.d";
const isThere = (program: string) => spawnSync("which", [program]).status === 0;

/** Sees to it that the scanners are there: from Debian's packages if this may install them, else it says what to do. */
export function ensureScanners(programs: readonly string[], folder: string): void {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && isThere("apt-get");
  if (canInstall) {
    console.log(`Installing ${missing.join(", ")} ...`);
    const options = withNonFree(folder);
    spawnSync("apt-get", [...options, "update"], { stdio: "ignore" });
    spawnSync("apt-get", [...options, "install", "-y", "--no-install-recommends", ...missing], { stdio: "ignore" });
  }
  const still = missing.filter((program) => !isThere(program));
  if (still.length === 0) return;
  throw new Error(
    `${still.join(", ")} not found. As root on Debian this installs them itself; else: apt-get install ${still.join(" ")} (nikto is in Debian's section non-free).`,
  );
}

/** Nikto is not in main. The machine's own list of sources, one section longer, is used for this once and not kept. */
function withNonFree(folder: string): string[] {
  const parts = join(folder, "sources");
  const lists = join(folder, "lists");
  mkdirSync(join(lists, "partial"), { recursive: true });
  mkdirSync(parts, { recursive: true });
  for (const name of readdirSync(SOURCES).filter((file) => file.endsWith(".sources"))) {
    const text = readFileSync(join(SOURCES, name), "utf8").replace(/^Components: main$/gm, "Components: main non-free");
    writeFileSync(join(parts, basename(name)), text);
  }
  return ["-o", `Dir::Etc::sourceparts=${parts}`, "-o", `Dir::State::lists=${lists}`];
}

/** Runs a scanner to its end, or for as long as it is given, and gives all it said. */
export function run(program: string, args: readonly string[], minutes: number): Promise<{ text: string; end: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], timeout: minutes * 60_000 });
    let text = "";
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ text, end: signal ?? `exit ${code}` }));
  });
}
