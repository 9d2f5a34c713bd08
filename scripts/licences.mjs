import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The licences of the packages that some files come from, to ship with a bundle of them. */
export async function licencesOf(files) {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  const texts = await Promise.all([...new Set(folders)].sort().map(licenceOf));
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}

async function licenceOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? "" : await readFile(join(folder, file), "utf8");
  return `${name} ${version} (${license})\n\n${text}`;
}
