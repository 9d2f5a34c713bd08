import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { openBackground } from "./background.ts";
import { openLog } from "./log.ts";

const quiet = openLog("silent", new Writable());
const HOUR = 3_600_000;

it("runs nothing before its delay, and everything when drained", async () => {
  const background = openBackground(quiet);
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  background.run("later", note("later"), { after: HOUR });
  background.run("now", note("now"));
  background.run(
    "chain",
    async () => {
      background.run("next", note("next"), { after: HOUR });
    },
    { after: HOUR },
  );
  expect(done).toEqual(["now"]);
  await background.drain();
  expect(done).toEqual(["now", "later", "next"]);
});

it("runs each job once its delay is over", async () => {
  const background = openBackground(quiet);
  const began = performance.now();
  await new Promise<void>((resolve) => background.run("soon", async () => resolve(), { after: 20 }));
  expect(performance.now() - began).toBeGreaterThanOrEqual(19);
  await background.drain();
});
