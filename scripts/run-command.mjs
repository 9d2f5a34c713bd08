import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Runs a command to its end without a word; rejects with what it printed when it fails. */
export function runCommand(command, args, { cwd = ROOT, env = process.env, shell = false, onStart = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (text) => {
      output += text;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
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
