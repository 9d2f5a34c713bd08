/** The steps of a Dockerfile, by stage. Supports the instructions ours uses, and rejects others. */
export function parseDockerfile(text) {
  const args = {};
  const stages = [];
  const expandArgs = (words) => words.replace(/\$\{(\w+)\}/g, (_, name) => args[name] ?? "");
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (name === "ARG") Object.assign(args, readPairs(rest));
    else if (name === "FROM") stages.push(readFrom(expandArgs(rest), stages.length));
    else if (name === "ENV") Object.assign(stage.env, readPairs(rest));
    else if (name === "COPY") stage.steps.push({ kind: "copy", ...readCopy(rest) });
    else if (name === "RUN") stage.steps.push({ kind: "run", command: rest });
    else if (name === "WORKDIR") stage.folder = rest;
    else if (name === "USER") stage.user = rest;
    else if (name === "VOLUME") stage.volumes.push(rest);
    else if (name === "CMD") stage.command = JSON.parse(rest);
    else if (name === "HEALTHCHECK") stage.health = JSON.parse(rest.slice(rest.indexOf("CMD ") + 4));
    else if (name !== "EXPOSE") throw new Error(`What is this line of the Dockerfile? ${line}`);
  }
  return stages;
}

function readFrom(words, index) {
  const [, base, name = String(index)] = /^(?:--platform=\S+ )?(\S+)(?: AS (\w+))?$/.exec(words) ?? [];
  if (base === undefined) throw new Error(`What does it start from? ${words}`);
  return { base, name, folder: "/", env: {}, steps: [], volumes: [], user: "root" };
}

function readCopy(words) {
  const parts = words.split(" ");
  const flags = parts.filter((part) => part.startsWith("--"));
  const paths = parts.filter((part) => !part.startsWith("--"));
  const flag = (name) => flags.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
  return { from: flag("from"), owner: flag("chown"), sources: paths.slice(0, -1), target: paths.at(-1) };
}

const readPairs = (words) => Object.fromEntries(words.split(" ").map((pair) => pair.split(/=(.*)/s, 2)));
