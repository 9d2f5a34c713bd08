import { cp, mkdir, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { runCommand } from "../run-command.mjs";
import { runInside, USER } from "./container.mjs";

// Network settings of this machine, which an image doesn't have.
const NETWORK = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|npm_config_registry)$/i;
const network = Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name)));

const changeOwner = (path, { uid, gid } = USER) => runCommand("chown", ["-R", `${uid}:${gid}`, path]);

/** Runs the steps of every stage, each in its own root folder below `work`. Returns the last stage's root. */
export async function buildStages(stages, { context, source, work, log }) {
  // npm's cache, kept between runs.
  const home = join(source, ".cache/image-home");
  await mkdir(home, { recursive: true });
  await changeOwner(home);
  for (const stage of stages) {
    const root = join(work, stage.name);
    await mkdir(join(root, stage.folder), { recursive: true });
    const isLast = stage === stages.at(-1);
    for (const step of stage.steps) {
      const startedAt = performance.now();
      if (step.kind === "copy") await copy(step, { stage, root, context, source, work });
      else {
        // Docker runs these as root; here we also check that they don't need it.
        await changeOwner(join(root, stage.folder));
        const command = ["sh", "-c", step.command];
        const env = { ...stage.env, ...network };
        await runInside(root, {
          env,
          folder: stage.folder,
          command,
          isWritable: true,
          volumes: [[home, "/home/node"]],
        });
        log(`${stage.name}: ${step.command.slice(0, 60)} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
      }
    }
    // Anything not copied with --chown belongs to root, as in an image.
    if (isLast) await runCommand("chown", ["-R", "0:0", join(root, stage.folder)]);
  }
  return join(work, stages.at(-1).name);
}

async function copy({ from, owner, sources, target }, { stage, root, context, source, work }) {
  const place = join(root, resolve(stage.folder, target));
  if (from !== undefined) {
    for (const each of sources) await cp(join(work, from, each), place, { recursive: true, verbatimSymlinks: true });
  } else {
    for (const each of sources)
      await copyContext(each, { place, isFolder: target.endsWith("/") || target === ".", context, source });
  }
  if (owner !== undefined) await changeOwner(place);
}

async function copyContext(each, { place, isFolder, context, source }) {
  const isDirectory = (await stat(join(source, each))).isDirectory();
  const files = each === "." ? context : context.filter((path) => path === each || path.startsWith(`${each}/`));
  if (files.length === 0) throw new Error(`.dockerignore keeps ${each} out, and the Dockerfile copies it`);
  for (const path of files) {
    const inside = each === "." ? path : isDirectory ? path.slice(each.length + 1) : isFolder ? basename(path) : "";
    await mkdir(dirname(join(place, inside)), { recursive: true });
    await cp(join(source, path), join(place, inside));
  }
}
