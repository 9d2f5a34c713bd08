import { Check } from "lucide-react";
import { SCANNED_FIELDS, type ScanProgress, type ScanResult } from "#contract/scan.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";

type Props = { files: readonly File[]; progress: ScanProgress | undefined; onCancel: () => void };

export function ProcessingStep({ files, progress, onCancel }: Props) {
  return (
    <div className="grid min-h-80 content-center justify-items-center py-4 text-center">
      <ReadingDrawing />
      <p role="status" className="mt-6 text-lg font-semibold">
        {progressText(progress)}
      </p>
      <p className="mt-0.5 max-w-full truncate text-[0.9375rem] text-muted">
        {files.length === 1 ? <bdi>{files[0]?.name}</bdi> : `${files.length} pictures`}
      </p>
      <Progress className="mt-5 w-full max-w-72" label="Progress of the scan" value={progressPercent(progress)} />
      <Button variant="secondary" className="mt-6" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** The current stage of the scan. */
export function progressText(progress: ScanProgress | undefined): string {
  if (progress === undefined) return "Sending your bill…";
  if (progress.stage === "queued") return "Waiting in the queue…";
  if (progress.stage === "extracting") return "Finding the details…";
  const { page, pages } = progress;
  if (page === undefined) return "Reading your bill…";
  return pages === undefined ? `Reading page ${page}…` : `Reading page ${page} of ${pages}…`;
}

/** Approximate progress in percent. */
export function progressPercent(progress: ScanProgress | undefined): number {
  if (progress === undefined) return 5;
  if (progress.stage === "queued") return 10;
  if (progress.stage === "extracting") return 90;
  const { page = 1, pages = 1 } = progress;
  return 15 + Math.round((70 * (page - 0.5)) / Math.max(1, pages));
}

/** A scanning animation, static with reduced motion. */
function ReadingDrawing() {
  return (
    <svg viewBox="0 0 96 120" aria-hidden="true" className="h-30 w-24">
      <path d="M8 4h60l20 20v92H8Z" className="fill-surface stroke-border-strong" strokeWidth="1.5" />
      <path d="M68 4v20h20" className="fill-none stroke-border-strong" strokeWidth="1.5" />
      <g className="fill-border">
        <rect x="20" y="22" width="34" height="6" rx="3" />
        <rect x="20" y="42" width="56" height="4" rx="2" />
        <rect x="20" y="52" width="48" height="4" rx="2" />
        <rect x="20" y="62" width="56" height="4" rx="2" />
        <rect x="52" y="92" width="24" height="8" rx="4" />
      </g>
      <g className="animate-scan text-primary">
        <rect x="2" y="10" width="92" height="2.5" rx="1.25" className="fill-current" />
        <rect x="8" y="12" width="80" height="14" className="fill-current opacity-15" />
      </g>
    </svg>
  );
}

/** The success step, shown for two seconds before the review. */
export function SuccessStep({ result }: { result: ScanResult }) {
  const found = SCANNED_FIELDS.filter((field) => result[field] !== null).length;
  return (
    <div role="status" className="grid min-h-80 content-center justify-items-center py-4 text-center">
      <div className="grid size-20 animate-rise-in place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Check aria-hidden="true" className="size-10" strokeWidth={2.5} />
      </div>
      <p className="mt-6 text-lg font-semibold">Your bill has been read</p>
      <p className="mt-0.5 text-[0.9375rem] text-muted">
        {found === 0 ? "No details were found." : `${found} of ${SCANNED_FIELDS.length} details found.`} Please check
        before saving.
      </p>
    </div>
  );
}
