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

const MIN_DELAY = 1_000;
const MAX_DELAY = 60_000;
/** Browsers allow six connections per server and each tab uses one, so a hidden tab closes its connection. */
const HIDDEN_CLOSE_DELAY = 30_000;

/** From 0 to 1. */
const randomFraction = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** The delay before the next attempt: exponential, with jitter so that browsers do not reconnect at once. */
export const backOff = (failures: number, random = randomFraction()) =>
  Math.min(MAX_DELAY, MIN_DELAY * 2 ** failures) * (0.5 + random / 2);

/** Listens for changes while the page is visible, reconnecting silently. Returns the cleanup. */
export function watchLive({ onChange, onEnd, since }: Options): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** No change before this time was missed. */
  let coveredUntil = since;

  const close = () => {
    clearTimeout(timer);
    if (source?.readyState === EventSource.OPEN) coveredUntil = performance.now();
    source?.close();
    source = undefined;
  };

  function connect(): void {
    close();
    const age = Math.ceil(performance.now() - coveredUntil);
    // Longer ago than the server's history: reload everything.
    if (age >= CHANGE_MEMORY) onChange();
    const newSource = new EventSource(`${watchChanges.path}?age=${age >= CHANGE_MEMORY ? 0 : age}`);
    source = newSource;
    newSource.addEventListener("ready", () => {
      failures = 0;
    });
    newSource.addEventListener("changed", ({ data }) => {
      if (data !== tab) onChange();
    });
    newSource.addEventListener("end", () => {
      close();
      onEnd();
    });
    newSource.addEventListener("open", () => {
      coveredUntil = performance.now();
    });
    newSource.addEventListener("error", () => {
      if (source !== newSource) return;
      close();
      timer = setTimeout(connect, backOff(failures));
      failures += 1;
    });
  }

  const updateConnection = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = setTimeout(close, HIDDEN_CLOSE_DELAY);
    else if (source === undefined) connect();
  };
  document.addEventListener("visibilitychange", updateConnection);
  window.addEventListener("online", updateConnection);
  updateConnection();
  return () => {
    document.removeEventListener("visibilitychange", updateConnection);
    window.removeEventListener("online", updateConnection);
    close();
  };
}
