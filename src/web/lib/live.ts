import { CHANGE_MEMORY } from "#contract/live-constants.ts";
import { watchChanges } from "#contract/requests/live.ts";
import { tab } from "./ask.ts";

type Options = {
  /** Another person changed something in the household. */
  onChange: () => void;
  /** When the page loaded its data. */
  since: number;
  /** The server closed the stream: the session has ended or switched household. */
  onEnd: () => void;
};

const SHORTEST = 1_000;
const LONGEST = 60_000;
/** Browsers allow six connections per server and each tab uses one, so a hidden tab closes its connection. */
const HIDDEN = 30_000;

/** From 0 to 1. */
const drawn = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** The delay before the next attempt: exponential, with jitter so that browsers do not reconnect at once. */
export const backOff = (failures: number, random = drawn()) =>
  Math.min(LONGEST, SHORTEST * 2 ** failures) * (0.5 + random / 2);

/** Listens for changes while the page is visible, reconnecting silently. Returns the cleanup. */
export function watchLive({ onChange, onEnd, since }: Options): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** No change before this time was missed. */
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
    // Longer ago than the server's history: reload everything.
    if (age >= CHANGE_MEMORY) onChange();
    const fresh = new EventSource(`${watchChanges.path}?age=${age >= CHANGE_MEMORY ? 0 : age}`);
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
