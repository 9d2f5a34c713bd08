// Loaded into the application before anything else (node --import): writes down, in order, everything that it does to the
// files of its database, so that a power cut at any moment can be made from it afterwards. See replay-disk.ts.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";

const { RECORD_FOLDER: root = "", RECORD_TO: target = "" } = process.env;
const real = { ...fs };
const out = real.openSync(target, "a");
const files = new Map();

const isOurs = (path) => typeof path === "string" && `${resolve(path)}/`.startsWith(`${root}/`);
const nameOf = (path) => resolve(path).slice(root.length + 1);

function record(what, bytes) {
  const head = Buffer.from(JSON.stringify({ ...what, ...(bytes && { size: bytes.length }) }));
  const sizes = Buffer.alloc(4);
  sizes.writeUInt32LE(head.length);
  real.writevSync(out, bytes ? [sizes, head, bytes] : [sizes, head]);
}

function hook(name, after) {
  fs[name] = (...given) => {
    const isThere = typeof given[0] === "string" && real.existsSync(given[0]);
    const result = real[name](...given);
    after({ given, result, isThere });
    return result;
  };
}

hook("openSync", ({ given: [path], result, isThere }) => {
  if (!isOurs(path)) return files.delete(result);
  if (!isThere) record({ op: "create", path: nameOf(path) });
  const stat = real.fstatSync(result);
  if (isThere && stat.isFile() && stat.size === 0) record({ op: "truncate", path: nameOf(path), length: 0 });
  files.set(result, nameOf(path));
  record({ op: "open", file: result, path: nameOf(path) });
});
hook("closeSync", ({ given: [file] }) => {
  if (files.delete(file)) record({ op: "close", file });
});
hook("writeSync", ({ given: [file, bytes, offset, length, position], result }) => {
  if (!files.has(file)) return;
  if (typeof position !== "number" || !ArrayBuffer.isView(bytes)) throw new Error("a write without a place");
  const written = Buffer.from(bytes.buffer, bytes.byteOffset + offset, Math.min(length, result));
  record({ op: "write", file, position }, written);
});
hook("fsyncSync", ({ given: [file] }) => {
  if (files.has(file)) record({ op: "sync", file });
});
hook("ftruncateSync", ({ given: [file, length = 0] }) => {
  if (files.has(file)) record({ op: "truncate", file, length });
});
hook("truncateSync", ({ given: [path, length = 0] }) => {
  if (isOurs(path)) record({ op: "truncate", path: nameOf(path), length });
});
hook("writeFileSync", ({ given: [path, text], isThere }) => {
  if (!isOurs(path)) return;
  if (text.length > 0) throw new Error("a whole file written at once");
  record(isThere ? { op: "truncate", path: nameOf(path), length: 0 } : { op: "create", path: nameOf(path) });
});
hook("renameSync", ({ given: [from, to] }) => {
  if (isOurs(to)) record({ op: "rename", path: nameOf(from), to: nameOf(to) });
});
hook("unlinkSync", ({ given: [path] }) => {
  if (isOurs(path)) record({ op: "remove", path: nameOf(path) });
});
hook("rmdirSync", ({ given: [path] }) => {
  if (isOurs(path)) record({ op: "remove", path: nameOf(path) });
});
hook("mkdirSync", ({ given: [path], isThere }) => {
  if (isOurs(path) && !isThere) record({ op: "folder", path: nameOf(path) });
});
// What is not written down must not happen unseen.
for (const name of ["linkSync", "symlinkSync", "copyFileSync", "cpSync", "rmSync", "writevSync", "fdatasyncSync"])
  hook(name, ({ given }) => {
    if (isOurs(given[0]) || isOurs(given[1]) || files.has(given[0])) throw new Error(`${name} is not recorded`);
  });
syncBuiltinESMExports();
record({ op: "boot" });
