import { type ComponentType, lazy, Suspense, useState } from "react";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ArchiveProps } from "./archive.tsx";

const ArchiveLoadError: ComponentType<ArchiveProps> = () => (
  <Notice tone="red" role="alert" title="Archived bills couldn't be loaded. Reload the page." />
);
const loadArchive = async (): Promise<ComponentType<ArchiveProps>> => (await import("./archive.tsx")).Archive;
const Archive = lazy(async () => ({ default: await loadArchive().catch(() => ArchiveLoadError) }));

/** The archived bills; loaded only when expanded. */
export function ArchivedBills(props: ArchiveProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-control px-1 py-2 text-sm font-medium text-muted">
        Archived bills
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="mt-2 h-16" />}>
          <Archive {...props} />
        </Suspense>
      )}
    </details>
  );
}
