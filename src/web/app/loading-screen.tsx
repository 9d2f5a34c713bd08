import { Spinner } from "#web/ui/spinner.tsx";

/** Stays empty for a moment: a screen that arrives quickly should not flash a spinner first. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-dvh animate-[fade-in_150ms_300ms_both] place-items-center text-muted">
      <Spinner label="Loading..." />
    </div>
  );
}
