import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";
import { packageRoot } from "./package-root.ts";

const read = (name: string) => readFileSync(join(packageRoot(), name), "utf8");

/** Every environment variable that settings are read from, including the _FILE ones. */
function knownSettings(): Set<string> {
  const requested = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          requested.add(String(name));
        },
      },
    ),
  );
  return requested;
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

it.each([
  [".env.example", /^#?([A-Z][A-Z_]+)=/gm],
  ["docs/operating.md", /^\| `([A-Z_]+)`/gm],
])("%s names every setting and no others", (file, pattern) => {
  const knownNames = [...knownSettings()].filter((name) => !name.endsWith("_FILE"));
  expect(new Set(namesIn(read(file), pattern))).toEqual(new Set(knownNames));
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
  const withExtends = (block: string): string =>
    block.replace(/<<: \*(\w+)/g, (_, anchor: string) =>
      withExtends(new RegExp(`&${anchor}\\n((?: .*\\n)+)`).exec(text)?.[1] ?? `no anchor ${anchor}`),
    );
  const services = new Map([...blocksOf(text, "services")].map(([name, block]) => [name, withExtends(block)]));

  it("is plain YAML: two-space indent, no tabs, known keys only", () => {
    expect(text).not.toContain("\t");
    for (const line of text.split("\n"))
      expect(/^ */.exec(line)?.[0].length).toSatisfy((width: number) => width % 2 === 0);
    const parts = namesIn(text, /^([\w-]+):/gm).filter((name) => !name.startsWith("x-"));
    expect(["services", "networks", "volumes"]).toEqual(expect.arrayContaining(parts));
  });

  it("uses existing settings only", () => {
    const knownNames = knownSettings();
    const weekwiseServices = [...services].filter(([, block]) => block.includes("image: weekwise"));
    const settings = weekwiseServices.flatMap(([, block]) => namesIn(block, /^\s+([A-Z][A-Z_]+): /gm));
    expect(settings).toContain("BASE_URL");
    expect(settings.filter((name) => !knownNames.has(name))).toEqual([]);
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
      for (const volume of namesIn(block, /^\s+- ([\w-]+):\//gm))
        expect(volumes.has(volume), `${name}: ${volume}`).toBe(true);
      for (const path of namesIn(block, /^\s+- \.\/([\w.-]+):\//gm))
        expect(existsSync(join(packageRoot(), path))).toBe(true);
      for (const list of namesIn(block, /networks: \[(.+)\]/g))
        for (const network of list.split(", ")) expect(networks.has(network), `${name}: ${network}`).toBe(true);
      for (const other of namesIn(block, /^\s+([\w-]+):\n\s+condition: /gm)) expect(services.has(other)).toBe(true);
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
  for (const install of namesIn(steps, /(npm ci.*)/g)) expect(install).toContain("--ignore-scripts");
  const [first] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(first).toBe("*");
  for (const name of [".env", "data", ".git", "node_modules"])
    expect(read(".dockerignore")).not.toContain(`!${name}\n`);
});
