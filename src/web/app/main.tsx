import "#web/ui/tokens.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { takeGateRequest } from "#web/features/auth/auth-cache.ts";
import { authState } from "#web/features/auth/auth-store.ts";
import { takeResetToken } from "#web/features/auth/reset-token.ts";
import { localKeep } from "#web/lib/storage.ts";
import { App } from "./app.tsx";
import { CrashScreen } from "./crash-screen.tsx";
import { preloadOnIntent } from "./preload-on-intent.ts";
import { screenFor } from "./route.ts";
import { preload } from "./screens.tsx";

// Longer than a quick network takes: until then an empty page is calmer than a spinner that goes at once.
const PATIENCE = 300;
const patience = () => new Promise((done) => setTimeout(done, PATIENCE));

async function start(container: HTMLElement): Promise<void> {
  const isForced = takeGateRequest(localKeep);
  const { kind } = authState();
  const screen = screenFor({ path: window.location.pathname, isAuthenticated: kind === "signed-in", isForced });
  if (screen === "reset") takeResetToken();

  const app = (
    <StrictMode>
      <App isForced={isForced} />
    </StrictMode>
  );
  let root: Root | undefined;
  // React has taken the broken tree down by the time this runs; the same root can say what happened.
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    queueMicrotask(() => root?.render(<CrashScreen error={error} />));
  };

  if (screen === "landing" && kind === "signed-out" && container.hasAttribute("data-prerendered")) {
    root = hydrateRoot(container, app, { onUncaughtError });
  } else {
    container.replaceChildren();
    root = createRoot(container, { onUncaughtError });
    // React holds a screen back for 300 ms once it has shown that it waits for it, so it begins when the screen is here.
    if (screen !== "landing") await Promise.race([preload(screen), patience()]);
    // In pieces: a slow phone stays awake while the first screen is drawn.
    startTransition(() => root?.render(app));
  }
  container.removeAttribute("data-prerendered");
  document.documentElement.classList.remove("signed-in-hint");
  preloadOnIntent();
}

const container = document.getElementById("root");
if (container) start(container);
