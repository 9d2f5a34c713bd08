import { expect, it } from "vitest";
import { openQueue } from "./queue.ts";

const never = new AbortController().signal;

function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish: () => finish() };
}

/** A place that must exist. */
function enter(queue: ReturnType<typeof openQueue>, who: string) {
  const place = queue.enter(who);
  if ("none" in place) throw new Error(`no place for ${who}: ${place.none}`);
  return place;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs two at once, the rest in order", async () => {
  const queue = openQueue({ atOnce: 2, places: 8, each: 4 });
  const jobs = [work(), work(), work(), work()];
  const started: number[] = [];
  const queued: number[] = [];
  const all = jobs.map((job, at) =>
    enter(queue, "ann").run(
      async () => {
        started.push(at);
        await job.done;
      },
      never,
      () => queued.push(at),
    ),
  );
  await settle();
  expect([started, queued]).toEqual([
    [0, 1],
    [2, 3],
  ]);
  jobs[1]?.finish();
  await settle();
  expect(started).toEqual([0, 1, 2]);
  for (const job of jobs) job.finish();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it("has no room above its limit until someone leaves", () => {
  const queue = openQueue({ atOnce: 1, places: 2, each: 2 });
  const first = enter(queue, "ann");
  enter(queue, "bob");
  expect(queue.enter("cleo")).toEqual({ none: "full" });
  first.leave();
  first.leave();
  enter(queue, "cleo");
  expect(queue.enter("dan")).toEqual({ none: "full" });
});

it("forgets cancelled requests, and continues after a failure", async () => {
  const queue = openQueue({ atOnce: 1, places: 20, each: 9 });
  const first = work();
  const running = enter(queue, "ann").run(
    () => first.done,
    never,
    () => {},
  );
  const gone = new AbortController();
  const cancelled = enter(queue, "ann").run(
    async () => "ran",
    gone.signal,
    () => {},
  );
  const failing = enter(queue, "ann").run(
    () => Promise.reject(new Error("broken")),
    never,
    () => {},
  );
  const last = enter(queue, "ann").run(
    async () => "ran",
    never,
    () => {},
  );
  gone.abort(new Error("gone"));
  await expect(cancelled).rejects.toThrow("gone");
  first.finish();
  await running;
  await expect(failing).rejects.toThrow("broken");
  expect(await last).toBe("ran");
});

it("lets no one take all the places", () => {
  const queue = openQueue({ atOnce: 1, places: 12, each: 2 });
  const own = enter(queue, "ann");
  enter(queue, "ann");
  expect(queue.enter("ann")).toEqual({ none: "own" });
  enter(queue, "bob");
  own.leave();
  enter(queue, "ann");
});

it("reserves half of its places for users who have none", () => {
  const queue = openQueue({ atOnce: 1, places: 8, each: 3 });
  for (const who of ["ann", "ann", "ann", "bob"]) enter(queue, who);
  // Four of eight are taken: Bob, who has one, waits for it; others are still admitted.
  expect(queue.enter("bob")).toEqual({ none: "own" });
  for (const who of ["cleo", "dan", "eve", "fay"]) enter(queue, who);
  expect(queue.enter("gus")).toEqual({ none: "full" });
});

it("takes turns by user, not by file", async () => {
  const queue = openQueue({ atOnce: 2, places: 24, each: 3 });
  const jobs = new Map<string, ReturnType<typeof work>>();
  const started: string[] = [];
  const all = ["ann 1", "ann 2", "ann 3", "bob 1", "bob 2", "bob 3", "cleo 1"].map((name) => {
    const job = work();
    jobs.set(name, job);
    const begin = () => {
      started.push(name);
      return job.done;
    };
    return enter(queue, name.split(" ")[0] ?? "").run(begin, never, () => {});
  });
  await settle();
  // Ann came first and alone, so both readers are hers.
  expect(started).toEqual(["ann 1", "ann 2"]);
  for (const next of ["bob 1", "cleo 1", "ann 3", "bob 2", "bob 3"]) {
    jobs.get(started.at(-2) ?? "")?.finish();
    await settle();
    expect(started.at(-1)).toBe(next);
  }
  for (const job of jobs.values()) job.finish();
  await Promise.all(all);
});
