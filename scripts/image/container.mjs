import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The user `node` of the image, which may not exist here. */
export const USER = { name: "node", uid: 1000, gid: 1000 };

/**
 * Enough of a container for this check: its own root folder, this machine's programs read-only below it, an unprivileged user who
 * can't gain privileges and, unless writable, nothing to write to but the volumes and /tmp. The mounts belong to a namespace of this
 * process and disappear with it.
 */
const ENTER = `
set -e
root=$1 people=$2 writable=$3 volumes=$4; shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
for name in usr bin sbin lib lib64 etc; do
  if [ -L "/$name" ]; then ln -sfn "$(readlink "/$name")" "$root/$name"
  elif [ -d "/$name" ]; then mkdir -p "$root/$name"; mount --bind "/$name" "$root/$name"; mount -o remount,bind,ro "$root/$name"; fi
done
mount --bind "$people" "$root/etc/passwd"
mkdir -p "$root/proc" "$root/dev" "$root/tmp"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
for pair in $volumes; do mkdir -p "$root\${pair#*:}"; mount --bind "\${pair%%:*}" "$root\${pair#*:}"; done
[ "$writable" = yes ] || mount -o remount,bind,ro "$root"
exec chroot "$root" "$@"`;

/** Starts a command inside; `volumes` are pairs of a folder here and its path there. */
export async function startInside(root, { env, folder, command, isWritable = false, volumes = [], stdio = "pipe" }) {
  const people = `${root}.passwd`;
  await mkdir(root, { recursive: true });
  const nodeUser = `${USER.name}:x:${USER.uid}:${USER.gid}::/home/${USER.name}:/bin/sh\n`;
  const others = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .filter((line) => !line.startsWith(`${USER.name}:`));
  await writeFile(people, nodeUser + others.join("\n"));
  const pairs = volumes.map(([from, to]) => `${from}:${to}`).join(" ");
  const dropPrivileges = [
    ...["setpriv", `--reuid=${USER.uid}`, `--regid=${USER.gid}`, "--clear-groups", "--no-new-privs"],
    ...["--inh-caps=-all", "--bounding-set=-all", "--"],
  ];
  const inFolder = ["sh", "-c", 'cd "$0" && exec "$@"', folder, ...command];
  return spawn(
    "unshare",
    [
      "--mount",
      "sh",
      "-c",
      ENTER,
      "enter",
      root,
      people,
      isWritable ? "yes" : "no",
      pairs,
      ...dropPrivileges,
      ...inFolder,
    ],
    {
      env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: `/home/${USER.name}`, ...env },
      stdio,
    },
  );
}

/** The same, to completion; rejects with its output on failure. */
export async function runInside(root, options) {
  const child = await startInside(root, options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status, signal) => resolve(signal ?? status));
  });
  if (code !== 0) throw new Error(`${options.command.join(" ")} ended with ${code}\n${output.slice(-4000)}`);
  return output;
}

/** Makes a folder of a stage, its parents included. */
export const makeFolder = (root, path) => mkdir(join(root, path), { recursive: true });
