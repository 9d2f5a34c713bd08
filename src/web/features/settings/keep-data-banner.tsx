import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { getHousehold } from "#contract/requests/household.ts";
import { useCall } from "#web/lib/use-call.ts";
import type { KeepDataProps, KeepHouseholdProps } from "./keep-data.tsx";

// Loaded on demand: rarely shown.
const NoticeLoadError = () => (
  <p role="alert">All your data will be deleted. Reload the page to see when, or to keep it.</p>
);
const loadNotices = () => import("./keep-data.tsx");
const KeepDataNotice = lazy<ComponentType<KeepDataProps>>(async () => ({
  default: await loadNotices().then(
    (loaded) => loaded.KeepDataNotice,
    () => NoticeLoadError,
  ),
}));
const KeepHouseholdNotice = lazy<ComponentType<KeepHouseholdProps>>(async () => ({
  default: await loadNotices().then(
    (loaded) => loaded.KeepHouseholdNotice,
    () => NoticeLoadError,
  ),
}));

type Props = Omit<KeepDataProps, "deletesAt"> & { deletesAt: string | null | undefined };

/** Shown on every page until the deletion happens or is cancelled, for one's own data and for the household's. */
export function KeepDataBanner({ deletesAt, onUserChange }: Props) {
  const { data: household } = useCall(getHousehold);
  const deletion = household?.deletion;
  return (
    <>
      {deletesAt && (
        <Banner label="Deletion of your data">
          <KeepDataNotice deletesAt={deletesAt} onUserChange={onUserChange} />
        </Banner>
      )}
      {household && deletion && (
        <Banner label="Deletion of the household's data">
          <KeepHouseholdNotice household={household} deletion={deletion} />
        </Banner>
      )}
    </>
  );
}

function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="mx-auto max-w-6xl px-4 pt-4 sm:px-8">
      <Suspense fallback={<div className="h-20" />}>{children}</Suspense>
    </section>
  );
}
