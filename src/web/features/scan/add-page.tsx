import { type ChangeEvent, useRef } from "react";
import { SCAN_TYPES } from "#contract/scan.ts";
import { Button } from "#web/ui/button.tsx";
import { canAddPage } from "./check-files.ts";

type Props = { files: readonly File[]; isBusy: boolean; onFiles: (files: readonly File[]) => void };

const IMAGE_TYPES = SCAN_TYPES.filter((type) => type.startsWith("image/")).join(",");

/** Adds a photo of the next page; all pages are then read as one bill. */
export function AddPage({ files, isBusy, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  if (!canAddPage(files)) return null;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files && target.files.length > 0) onFiles([...files, ...target.files]);
  };
  return (
    <p className="text-sm">
      Is there another page?{" "}
      <Button variant="link" size="sm" disabled={isBusy} onClick={() => picker.current?.click()}>
        Add a page
      </Button>
      <input
        ref={picker}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-label="Next page of the bill"
        accept={IMAGE_TYPES}
        multiple
        onChange={pick}
      />
    </p>
  );
}
