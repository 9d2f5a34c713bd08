import { announceNewVersion } from "./new-version-banner.tsx";

const HOUR = 3_600_000;
const TIMEOUT_MS = 3000;

const pageBuild = () => document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;

/** The build of a worker; undefined when it does not answer, such as one that only unregisters itself. */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(typeof data === "string" ? data : undefined);
    setTimeout(() => done(undefined), TIMEOUT_MS);
    worker.postMessage("build", [port2]);
  });
}

function reloadWith(registration: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  const { waiting } = registration;
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting?.postMessage("activate");
  // Without a waiting worker, another window has already activated it.
  setTimeout(reload, waiting ? TIMEOUT_MS : 0);
}

async function announceOrActivate(
  worker: ServiceWorker | null,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  if (!worker) return;
  const build = await buildOf(worker);
  if (build === undefined) return;
  if (build !== pageBuild()) announceNewVersion(() => reloadWith(registration));
  // The page came from the network and already has this version: nothing to announce.
  else if (worker === registration.waiting) worker.postMessage("activate if alone");
}

/** Checks for a newer version when the page becomes visible again, at most once an hour. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  const check = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < HOUR) return;
    lastCheck = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", check);
  setInterval(check, HOUR);
}

let isStarted = false;

/** Registers the service worker for offline starts, and announces a newer version. */
export async function startWorker(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => next.state === "installed" && announceOrActivate(next, registration));
  });
  // Another window activated the newer version; this one keeps running and shows a notice.
  if (hadController)
    serviceWorker.addEventListener("controllerchange", () =>
      announceOrActivate(serviceWorker.controller, registration),
    );
  if (registration.active) await announceOrActivate(registration.waiting, registration);
  checkForUpdates(registration);
}
