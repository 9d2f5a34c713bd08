import { type ComponentType, lazy, Suspense } from "react";
import type { KeepDataProps } from "./keep-data.tsx";

// Few people ever see it.
const NotLoaded: ComponentType<KeepDataProps> = () => (
  <p role="alert">All your data will be deleted. Reload the page to see when, or to keep it.</p>
);
const loadNotice = async (): Promise<ComponentType<KeepDataProps>> => (await import("./keep-data.tsx")).KeepDataNotice;
const KeepDataNotice = lazy(async () => ({ default: await loadNotice().catch(() => NotLoaded) }));

/** On every page until the deletion happens or is cancelled. */
export function KeepDataBanner({
  deletesAt,
  onUser,
}: Omit<KeepDataProps, "deletesAt"> & { deletesAt: string | null | undefined }) {
  if (!deletesAt) return null;
  return (
    <section aria-label="Deletion of your data" className="mx-auto max-w-6xl px-4 pt-4 sm:px-8">
      <Suspense fallback={<div className="h-20" />}>
        <KeepDataNotice deletesAt={deletesAt} onUser={onUser} />
      </Suspense>
    </section>
  );
}
