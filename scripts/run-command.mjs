import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The project's folder, regardless of the current directory. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Runs a command to completion, silently; rejects with its output on failure. */
export function runCommand(command, args, { cwd = ROOT, env = process.env, shell = false, onStart = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const append = (text) => {
      output += text;
    };
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    const stop = (signal) => child.kill(signal);
    process.once("SIGINT", stop).once("SIGTERM", stop);
    if (child.pid) onStart(child.pid);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(" ")} ended with ${signal ?? code}\n${output}`.trim()));
    });
  });
}
