import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { allCalls } from "#contract/all.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const documentText = read("docs/security.md");
// `src/server/x.test.ts`: *part of a title*, *part of another*
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:[:,] \*[^*]+\*)*)/g;
const namedTests = [...documentText.matchAll(NAMED)].map(([, file = "", titles = ""]) => ({
  file,
  titles: [...titles.matchAll(/\*([^*]+)\*/g)].map(([, title = ""]) => title),
}));

it("docs/security.md names only tests that are there", () => {
  expect(namedTests.length).toBeGreaterThan(100);
  expect(namedTests.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
  const missingTitles = namedTests.flatMap(({ file, titles }) =>
    titles.filter((title) => !read(file).includes(title)).map((title) => `${file}: ${title}`),
  );
  expect(missingTitles).toEqual([]);
});

it("docs/security.md shows or excuses every item it lists, and none twice", () => {
  const rows = documentText.split("\n").filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
  const ids = rows.flatMap((row) => row.split("|")[1]?.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(ids.length).toBeGreaterThan(180);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?`|\*\*Exception|\*\*Operator|\]\(#|\.md\)/.test(row))).toEqual([]);
});

const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .map((path) => `src/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.tsx?$|\/testing(?:[^/]*$|\/)|\/invariants\//.test(path));

it.each<[string, RegExp, RegExp?]>([
  ["no text is run as a program", /\beval\(|new Function\(/],
  ["no text is made into HTML", /dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/],
  ["processes are started by the scanner alone", /child_process/, /server\/scanner\//],
  ["SQL is put together from our own names alone", /sql\.raw\(/, /server\/(?:db|backup|scheduler)\//],
  ["patterns are made from our own words alone", /new RegExp\(/, /core\/scan\//],
  ["nothing is drawn from a guessable source", /Math\.random\(/],
  [
    "nothing is hashed or ciphered in an old way",
    /createHash\("(?!sha256")|createHmac\("(?!sha256")|create(?:De)?[Cc]ipher(?:iv)?\((?!"aes-256-gcm")/,
    // The codes of authenticator apps are made with HMAC-SHA-1: all of them know it, and many know nothing else.
    /auth\/factors\/totp\.ts$/,
  ],
  ["no certificate goes unchecked", /rejectUnauthorized|NODE_TLS_REJECT/],
  [
    "no other site is let in",
    /access-control-allow/i,
    // A message's one-time link, pressed on the page of an ntfy server; which calls, the next test says.
    /server\/http\/same-origin\.ts$/,
  ],
])("%s", (_, pattern, allowed) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => !allowed?.test(path) && pattern.test(read(path)))).toEqual([]);
});

it("another site's page may use a one-time link and nothing else, and is never let in with cookies", () => {
  const crossSiteCalls = allCalls.filter((call) => "fromAnywhere" in call);
  expect(crossSiteCalls.map(({ name, access, path }) => [name, access, path])).toEqual([
    ["actOnMessage", "open", "/api/notifications/act/{token}"],
  ]);
  expect(read("src/server/http/same-origin.ts")).not.toMatch(/allow-credentials/i);
});
