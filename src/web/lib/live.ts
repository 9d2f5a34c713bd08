import { REMEMBERED } from "#contract/live-constants.ts";
import { watchChanges } from "#contract/requests/live.ts";
import { tab } from "./ask.ts";

type Options = {
  /** Something of the household was changed by somebody else. */
  onChange: () => void;
  /** When the page asked for what it shows. */
  since: number;
  /** The server ended it: this session is over, or in another household. */
  onEnd: () => void;
};

const SHORTEST = 1_000;
const LONGEST = 60_000;
/** A browser has six connections to one server, and each tab takes one: a tab nobody looks at gives it back. */
const HIDDEN = 30_000;

/** From 0 to 1. */
const drawn = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** The wait before another try: longer each time, and never the same for two browsers that lost the server together. */
export const backOff = (failures: number, random = drawn()) =>
  Math.min(LONGEST, SHORTEST * 2 ** failures) * (0.5 + random / 2);

/** Hears of changes while the page is looked at. Lost connections are made again, quietly. The answer ends it. */
export function watchLive({ onChange, onEnd, since }: Options): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Until when nothing was missed. */
  let upTo = since;

  const close = () => {
    clearTimeout(timer);
    if (source?.readyState === EventSource.OPEN) upTo = performance.now();
    source?.close();
    source = undefined;
  };

  function connect(): void {
    close();
    const age = Math.ceil(performance.now() - upTo);
    // Longer ago than the server remembers: everything is asked for again.
    if (age >= REMEMBERED) onChange();
    const fresh = new EventSource(`${watchChanges.path}?age=${age >= REMEMBERED ? 0 : age}`);
    source = fresh;
    fresh.addEventListener("ready", () => {
      failures = 0;
    });
    fresh.addEventListener("changed", ({ data }) => {
      if (data !== tab) onChange();
    });
    fresh.addEventListener("end", () => {
      close();
      onEnd();
    });
    fresh.addEventListener("open", () => {
      upTo = performance.now();
    });
    fresh.addEventListener("error", () => {
      if (source !== fresh) return;
      close();
      timer = setTimeout(connect, backOff(failures));
      failures += 1;
    });
  }

  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = setTimeout(close, HIDDEN);
    else if (source === undefined) connect();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
    close();
  };
}
