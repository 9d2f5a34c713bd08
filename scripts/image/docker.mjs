import { spawnSync } from "node:child_process";
import { freePort } from "../app-process.mjs";
import { ROOT } from "../run-command.mjs";
import { expect, tryApplication, waitUntilReady } from "./try-application.mjs";

const IMAGE = "weekwise-check";
const NAME = `weekwise-check-${process.pid}`;
// As in compose.yaml.
const LOCKED = ["--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges", "--tmpfs=/tmp"];

/** Whether an engine answers. */
export const hasDocker = () => spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;

function docker(...args) {
  const { status, stdout, stderr } = spawnSync("docker", args, { encoding: "utf8", maxBuffer: 64e6 });
  if (status !== 0) throw new Error(`docker ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`);
  return `${stdout}${stderr}`.trim();
}

/** Builds the image and tries a container of it, locked in as compose.yaml does. */
export async function tryWithDocker() {
  docker("build", "--tag", IMAGE, ROOT);
  const url = `http://localhost:${await freePort()}`;
  const locked = [...LOCKED, `--volume=${NAME}:/data`];
  const readOutput = () => docker("logs", NAME);
  const inspect = (what) => docker("inspect", `--format={{.State.${what}}}`, NAME);
  try {
    const settings = [
      `--publish=127.0.0.1:${new URL(url).port}:3000`,
      `--env=BASE_URL=${url}`,
      "--env=DEMO_ACCOUNT=on",
    ];
    docker("run", "--detach", "--init", `--name=${NAME}`, ...locked, ...settings, IMAGE);
    await waitUntilReady(url, { hasExited: () => inspect("Running") !== "true", readOutput });
    await tryApplication(url, readOutput);
    docker("stop", "--time=20", NAME);
    expect(
      "it stops cleanly when asked to",
      inspect("ExitCode") === "0" && readOutput().includes('"msg":"stopped"'),
      readOutput(),
    );
    docker("run", "--rm", ...locked, IMAGE, "node", "dist/server/commands/doctor.js");
    expect("no inconsistencies found", true);
  } finally {
    spawnSync("docker", ["rm", "--force", NAME]);
    spawnSync("docker", ["volume", "rm", NAME]);
  }
}
