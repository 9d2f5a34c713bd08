import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";
import { packageRoot } from "./package-root.ts";

const read = (name: string) => readFileSync(join(packageRoot(), name), "utf8");

/** Every environment variable that settings are read from, including the _FILE ones. */
function knownSettings(): Set<string> {
  const asked = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
        },
      },
    ),
  );
  return asked;
}

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

it.each([
  [".env.example", /^#?([A-Z][A-Z_]+)=/gm],
  ["docs/operating.md", /^\| `([A-Z_]+)`/gm],
])("%s names every setting and no others", (file, pattern) => {
  const known = [...knownSettings()].filter((name) => !name.endsWith("_FILE"));
  expect(new Set(named(read(file), pattern))).toEqual(new Set(known));
});

/** The sections of a top-level key by name: sufficient for files that we write ourselves. */
function blocksOf(text: string, key: string): Map<string, string> {
  const section = new RegExp(`^${key}:\\n((?:(?: .*|#.*|)\\n)*)`, "m").exec(text)?.[1] ?? "";
  return new Map(
    section.split(/^(?= {2}[\w-]+:)/m).flatMap((block) => {
      const name = /^ {2}([\w-]+):/.exec(block)?.[1];
      return name === undefined ? [] : [[name, block]];
    }),
  );
}

describe.each(["compose.yaml", "compose.postgres.yaml"])("%s", (file) => {
  const text = read(file);
  /** With anchors expanded, as a YAML parser would. */
  const whole = (block: string): string =>
    block.replace(/<<: \*(\w+)/g, (_, anchor: string) =>
      whole(new RegExp(`&${anchor}\\n((?: .*\\n)+)`).exec(text)?.[1] ?? `no anchor ${anchor}`),
    );
  const services = new Map([...blocksOf(text, "services")].map(([name, block]) => [name, whole(block)]));

  it("is plain YAML: two-space indent, no tabs, known keys only", () => {
    expect(text).not.toContain("\t");
    for (const line of text.split("\n"))
      expect(/^ */.exec(line)?.[0].length).toSatisfy((width: number) => width % 2 === 0);
    const parts = named(text, /^([\w-]+):/gm).filter((name) => !name.startsWith("x-"));
    expect(["services", "networks", "volumes"]).toEqual(expect.arrayContaining(parts));
  });

  it("uses existing settings only", () => {
    const known = knownSettings();
    const ours = [...services].filter(([, block]) => block.includes("image: weekwise"));
    const given = ours.flatMap(([, block]) => named(block, /^\s+([A-Z][A-Z_]+): /gm));
    expect(given).toContain("BASE_URL");
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it("restricts every service", () => {
    expect(services.size).toBeGreaterThan(0);
    for (const [name, block] of services) {
      expect(block, name).toContain("read_only: true");
      expect(block, name).toContain("cap_drop: [ALL]");
      expect(block, name).toContain("no-new-privileges:true");
      expect(block, name).not.toMatch(/image: [\w/]+:latest|privileged: true|network_mode: host/);
    }
  });

  it("refers to existing volumes, networks, services and files", () => {
    const volumes = blocksOf(text, "volumes");
    const networks = blocksOf(text, "networks");
    for (const [name, block] of services) {
      for (const volume of named(block, /^\s+- ([\w-]+):\//gm))
        expect(volumes.has(volume), `${name}: ${volume}`).toBe(true);
      for (const path of named(block, /^\s+- \.\/([\w.-]+):\//gm))
        expect(existsSync(join(packageRoot(), path))).toBe(true);
      for (const list of named(block, /networks: \[(.+)\]/g))
        for (const network of list.split(", ")) expect(networks.has(network), `${name}: ${network}`).toBe(true);
      for (const other of named(block, /^\s+([\w-]+):\n\s+condition: /gm)) expect(services.has(other)).toBe(true);
    }
  });

  it("contains no password", () => {
    expect(text).not.toMatch(/PASSWORD: |:\/\/\w+:\w+@/);
  });
});

it("the proxy points to the existing processes and their port", () => {
  const apps = [...blocksOf(read("compose.postgres.yaml"), "services").keys()].filter((name) =>
    name.startsWith("app-"),
  );
  expect(apps.length).toBeGreaterThanOrEqual(2);
  expect(read("Caddyfile")).toContain(`reverse_proxy ${apps.map((name) => `${name}:3000`).join(" ")} {`);
});

it("the image runs as an unprivileged user and includes only what it needs", () => {
  const steps = read("Dockerfile");
  expect(steps).toMatch(/^USER node$/m);
  expect(steps).toMatch(/^HEALTHCHECK .*\/api\/health/m);
  expect(steps).toMatch(/^ARG NODE=\d+\.\d+\.\d+-\w+-slim$/m);
  for (const install of named(steps, /(npm ci.*)/g)) expect(install).toContain("--ignore-scripts");
  const [first] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(first).toBe("*");
  for (const name of [".env", "data", ".git", "node_modules"])
    expect(read(".dockerignore")).not.toContain(`!${name}\n`);
});
