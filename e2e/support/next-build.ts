import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The build under another id, which browsers treat as the next version. Returns how to start it. */
export function nextBuild(name = "the-next-build"): string {
  const folder = resolve(".cache/e2e-next");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync("dist", join(folder, "dist"), { recursive: true });
  cpSync("package.json", join(folder, "package.json"));
  for (const shared of ["node_modules", "migrations"]) symlinkSync(resolve(shared), join(folder, shared), "junction");
  const web = join(folder, "dist/web");
  const build = /name="build" content="([^"]+)"/.exec(readFileSync(join(web, "index.html"), "utf8"))?.[1];
  if (!build) throw new Error("dist/web/index.html does not name its build");
  for (const file of readdirSync(web)) {
    if (/^sw\.js\./.test(file)) rmSync(join(web, file));
    else if (/^sw\.js$|\.html$/.test(file)) {
      const text = readFileSync(join(web, file), "utf8");
      writeFileSync(join(web, file), text.replaceAll(build, name));
    }
  }
  return join(folder, "dist/server/main.js");
}
