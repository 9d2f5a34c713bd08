import { forgetUser, takeGateRequest } from "#web/features/auth/auth-cache.ts";
import { localStore } from "#web/lib/storage.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import "#web/ui/tokens.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { authState } from "#web/features/auth/auth-store.ts";
import { takeInvitation, takeResetToken } from "#web/lib/url-parameters.ts";
import { App } from "./app.tsx";
import { screenFor } from "./route.ts";
import { preload, preloadOnIntent } from "./screens.tsx";

const LOST_CHUNK = /dynamically imported module|importing a module script failed|unable to preload/i;

const isLostChunk = (error: unknown) => error instanceof Error && LOST_CHUNK.test(error.message);

// Only the cached user could break the page again; the session itself stays on the server.
function reload(error: unknown): void {
  if (!isLostChunk(error)) forgetUser(localStore);
  window.location.reload();
}

/** Shown instead of a blank page. It must not depend on anything that could have failed. */
function CrashScreen({ error }: { error: unknown }) {
  const [title, words] = isLostChunk(error)
    ? [
        "This page couldn't be loaded",
        "Check your connection, then reload. There may also be a newer version of Weekwise.",
      ]
    : ["Something went wrong", "Your data is safe on the server. Reload the page to continue."];
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <div role="alert" className="grid max-w-md justify-items-center gap-5 text-center">
        <Wordmark />
        <div className="grid gap-2">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="text-muted">{words}</p>
        </div>
        <button type="button" className={buttonClass({ size: "lg" })} onClick={() => reload(error)}>
          Reload
        </button>
      </div>
    </main>
  );
}

// Waits longer than a fast network needs, since an empty page is better than a flashing spinner.
const TIMEOUT_MS = 300;
const afterTimeout = () => new Promise((done) => setTimeout(done, TIMEOUT_MS));

async function start(container: HTMLElement): Promise<void> {
  const isForced = takeGateRequest(localStore);
  const { kind } = authState();
  const screen = screenFor({ path: window.location.pathname, isAuthenticated: kind === "signed-in", isForced });
  if (screen === "reset" || screen === "confirm-email") takeResetToken();
  if (screen === "join") takeInvitation();

  const app = (
    <StrictMode>
      <App isForced={isForced} />
    </StrictMode>
  );
  let root: Root | undefined;
  // React has already unmounted the broken tree, so the same root can show the error.
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    queueMicrotask(() => root?.render(<CrashScreen error={error} />));
  };

  if (screen === "landing" && kind === "signed-out" && container.hasAttribute("data-prerendered")) {
    // Interruptible: the page is readable already, and stays responsive on a slow phone.
    startTransition(() => {
      root = hydrateRoot(container, app, { onUncaughtError });
    });
  } else {
    container.replaceChildren();
    root = createRoot(container, { onUncaughtError });
    // React delays a suspended screen by 300 ms, so rendering starts only once the screen is loaded.
    if (screen !== "landing") await Promise.race([preload(screen), afterTimeout()]);
    // Interruptible, so that a slow phone stays responsive during the first render.
    startTransition(() => root?.render(app));
  }
  container.removeAttribute("data-prerendered");
  document.documentElement.classList.remove("signed-in-hint");
  preloadOnIntent();
}

const container = document.getElementById("root");
// Two tasks, so that a prerendered page can be scrolled in between.
if (container?.hasAttribute("data-prerendered")) setTimeout(() => start(container));
else if (container) start(container);
