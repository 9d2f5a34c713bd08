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

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs two at once, the rest in order", async () => {
  const queue = openQueue({ atOnce: 2, places: 4, each: 4 });
  const jobs = [work(), work(), work(), work()];
  const started: number[] = [];
  const queued: number[] = [];
  const all = jobs.map((job, at) =>
    queue.enter("ann")?.run(
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

it("has no place beyond its limit, until somebody leaves", () => {
  const queue = openQueue({ atOnce: 1, places: 2, each: 2 });
  const first = queue.enter("ann");
  queue.enter("ann");
  expect(queue.enter("ann")).toBeUndefined();
  first?.leave();
  first?.leave();
  expect(queue.enter("ann")).toBeDefined();
  expect(queue.enter("ann")).toBeUndefined();
});

it("forgets whoever gave up waiting, and goes on after a failure", async () => {
  const queue = openQueue({ atOnce: 1, places: 9, each: 9 });
  const first = work();
  const running = queue.enter("ann")?.run(
    () => first.done,
    never,
    () => {},
  );
  const gone = new AbortController();
  const given = queue.enter("ann")?.run(
    async () => "ran",
    gone.signal,
    () => {},
  );
  const failing = queue.enter("ann")?.run(
    () => Promise.reject(new Error("broken")),
    never,
    () => {},
  );
  const last = queue.enter("ann")?.run(
    async () => "ran",
    never,
    () => {},
  );
  gone.abort(new Error("gone"));
  await expect(given).rejects.toThrow("gone");
  first.finish();
  await running;
  await expect(failing).rejects.toThrow("broken");
  expect(await last).toBe("ran");
});

it("lets nobody take all the places", () => {
  const queue = openQueue({ atOnce: 1, places: 3, each: 2 });
  const own = queue.enter("ann");
  queue.enter("ann");
  expect(queue.enter("ann")).toBeUndefined();
  expect(queue.enter("bob")).toBeDefined();
  own?.leave();
  expect(queue.enter("ann")).toBeDefined();
});
