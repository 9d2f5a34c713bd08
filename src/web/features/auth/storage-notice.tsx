import { useState } from "react";
import { isStorageBlocked } from "#web/lib/storage.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Says why signing in cannot work here, in a browser that keeps nothing. */
export function StorageNotice() {
  const [isBlocked] = useState(isStorageBlocked);
  if (!isBlocked) return null;
  return (
    <Notice tone="amber" title="Your browser is blocking site data">
      Weekwise needs cookies and local storage to keep you signed in. Allow them for this site in your browser's
      settings, then reload the page.
    </Notice>
  );
}
