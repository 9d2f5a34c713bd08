import { Camera, Eye, FileUp, Lock, Pencil } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { SCAN_TYPES } from "#contract/scan.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Notice } from "#web/ui/notice.tsx";
import { AddPage } from "./add-page.tsx";

type Props = {
  errorText: string | undefined;
  /** Files the server was too busy for. */
  retryFiles: readonly File[] | undefined;
  /** Pages on which no bill was found. */
  pendingPages: readonly File[] | undefined;
  /** Shared files, scanned only after a confirmation. */
  shared: readonly File[] | undefined;
  onFiles: (files: readonly File[]) => void;
};

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

// A file dropped outside the target would replace the whole page.
function usePreventFileDrops() {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", stop);
    window.addEventListener("drop", stop);
    return () => {
      window.removeEventListener("dragover", stop);
      window.removeEventListener("drop", stop);
    };
  }, []);
}

/** Takes a file or several images of one bill: dropped, chosen or photographed. */
export function UploadStep({ errorText, retryFiles, pendingPages, shared, onFiles }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  usePreventFileDrops();

  const acceptFiles = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    acceptFiles(event.target.files);
    // The same file may be picked again after a failure.
    event.target.value = "";
  };
  const dropFiles = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    acceptFiles(event.dataTransfer.files);
  };

  const input = { type: "file", className: "hidden", onChange: pick, tabIndex: -1 } as const;
  return (
    <div className="grid gap-5">
      {errorText && (
        <Notice tone="red" title="The scan failed">
          {errorText}
          {retryFiles && (
            <div className="mt-2">
              <Button variant="secondary" onClick={() => onFiles(retryFiles)}>
                Try again
              </Button>
            </div>
          )}
          {pendingPages && <AddPage files={pendingPages} isBusy={false} onFiles={onFiles} />}
        </Notice>
      )}
      {shared && !errorText && <SharedFiles files={shared} onScan={() => onFiles(shared)} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a mouse; the buttons inside do the same for everyone. */}
      <div
        data-testid="drop-zone"
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(hasFiles(event));
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={dropFiles}
        className={cx(
          "grid justify-items-center rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors duration-150 sm:py-10",
          isDragOver ? "border-primary bg-primary-soft text-on-primary-soft" : "border-border-strong/60 bg-background",
        )}
      >
        <div
          className={cx(
            "mb-4 grid size-14 place-items-center rounded-full",
            isDragOver ? "bg-primary text-on-primary" : "bg-primary-soft text-on-primary-soft",
          )}
        >
          <FileUp aria-hidden="true" className="size-7" />
        </div>
        <p className="text-base font-semibold pointer-coarse:hidden">
          {isDragOver ? "Drop to scan" : "Drop your bill here"}
        </p>
        <p className="hidden text-base font-semibold pointer-coarse:block">Photograph or choose your bill</p>
        <p id={`${id}-kinds`} className={cx("mt-1 text-[0.9375rem]", !isDragOver && "text-muted")}>
          JPG, PNG, GIF or PDF, up to 10 MB
          <span className="block text-sm">Several photos of one bill are read together, as its pages.</span>
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button
            className="not-pointer-coarse:hidden"
            onClick={() => camera.current?.click()}
            aria-describedby={`${id}-kinds`}
          >
            <Camera aria-hidden="true" />
            Take a photo
          </Button>
          <Button variant="secondary" onClick={() => picker.current?.click()} aria-describedby={`${id}-kinds`}>
            Choose a file
          </Button>
        </div>
        <input {...input} ref={picker} aria-label="Bill to scan" accept={SCAN_TYPES.join(",")} multiple />
        <input
          {...input}
          ref={camera}
          aria-label="Photo of the bill"
          accept="image/jpeg,image/png"
          capture="environment"
        />
      </div>
      <ScanIntroduction />
    </div>
  );
}

function SharedFiles({ files, onScan }: { files: readonly File[]; onScan: () => void }) {
  return (
    <Notice tone="green" title="Shared with Weekwise">
      <p className="wrap-anywhere">
        <bdi>{files.length === 1 ? files[0]?.name : `${files.length} files`}</bdi>
      </p>
      <div className="mt-2">
        <Button onClick={onScan}>Scan it</Button>
      </div>
    </Notice>
  );
}

const POINTS = [
  { icon: Eye, title: "Reads the bill", text: "Name, amount, frequency and due date." },
  { icon: Pencil, title: "You stay in control", text: "Check and edit everything before it is saved." },
  { icon: Lock, title: "Nothing is stored", text: "The file is read once, then discarded." },
];

/** Explains what happens to the file before it is uploaded. */
function ScanIntroduction() {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
      {POINTS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3 sm:grid sm:content-start sm:gap-1.5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <p className="text-sm text-muted">
            <span className="block font-semibold text-text">{title}</span>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
