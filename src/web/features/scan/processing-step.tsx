import type { ScanProgress } from "#contract/scan.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { progressPercent, progressWords } from "./progress-text.ts";
import { ReadingDrawing } from "./reading-drawing.tsx";

type Props = { file: File; progress: ScanProgress | undefined; onCancel: () => void };

export function ProcessingStep({ file, progress, onCancel }: Props) {
  return (
    <div className="grid min-h-80 content-center justify-items-center py-4 text-center">
      <ReadingDrawing />
      <p role="status" className="mt-6 text-lg font-semibold">
        {progressWords(progress)}
      </p>
      <p className="mt-0.5 max-w-full truncate text-[0.9375rem] text-muted">
        <bdi>{file.name}</bdi>
      </p>
      <Progress className="mt-5 w-full max-w-72" label="Progress of the scan" value={progressPercent(progress)} />
      <Button variant="secondary" className="mt-6" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
