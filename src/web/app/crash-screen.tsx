import { forgetUser } from "#web/features/auth/auth-cache.ts";
import { localKeep } from "#web/lib/storage.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

const LOST_CHUNK = /dynamically imported module|importing a module script failed|unable to preload/i;

const isLostChunk = (error: unknown) => error instanceof Error && LOST_CHUNK.test(error.message);

// What is remembered of the person is all that this browser could break on again; the session stays on the server.
function reload(error: unknown): void {
  if (!isLostChunk(error)) forgetUser(localKeep);
  window.location.reload();
}

/** Instead of a white page. It stands on nothing that could be what broke. */
export function CrashScreen({ error }: { error: unknown }) {
  const [title, words] = isLostChunk(error)
    ? ["This page could not be loaded", "Check your connection, then reload. A newer Weekwise may also have arrived."]
    : ["Something went wrong", "Your figures are safe on the server. Reload the page to go on."];
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
