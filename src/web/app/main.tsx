import "#web/ui/tokens.css";
import { StrictMode } from "react";
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

function start(container: HTMLElement): void {
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
    if (screen !== "landing") preload(screen);
    container.replaceChildren();
    root = createRoot(container, { onUncaughtError });
    root.render(app);
  }
  container.removeAttribute("data-prerendered");
  document.documentElement.classList.remove("signed-in-hint");
  preloadOnIntent();
}

const container = document.getElementById("root");
if (container) start(container);
