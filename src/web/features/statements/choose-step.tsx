import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { AccountSelect } from "#web/domain/account-select.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type ChooseStepProps = {
  accountId: number | undefined;
  onAccount: (id: number) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
  isReading: boolean;
  error: string | undefined;
};

/** Step 1: choose the account and the file. */
export function ChooseStep({ accountId, onAccount, onFile, onCancel, isReading, error }: ChooseStepProps) {
  const id = useId();
  const [isDragOver, setDragOver] = useState(false);
  const acceptFiles = (files: FileList | null) => {
    const file = files?.[0];
    if (file && accountId !== undefined) onFile(file);
  };
  const isReady = accountId !== undefined && !isReading;
  return (
    <div className="grid max-w-2xl gap-5">
      <AccountSelect
        label="Which account is this statement from?"
        value={accountId}
        onChange={(chosen) => chosen !== null && onAccount(chosen)}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragOver(false);
          acceptFiles(event.dataTransfer.files);
        }}
        className={cx(
          "grid justify-items-center gap-2 rounded-card border border-dashed px-6 py-10 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          isDragOver && isReady ? "border-primary bg-primary-soft" : "border-border-strong",
          isReady ? "cursor-pointer hover:bg-surface-sunken" : "cursor-not-allowed bg-surface-sunken text-muted",
        )}
      >
        {isReading ? (
          <Spinner label="Reading the file..." />
        ) : (
          <FileUp aria-hidden="true" className={cx("size-8", isReady && "text-primary")} />
        )}
        <span className="font-semibold">
          {isReading
            ? "Reading the file..."
            : isReady
              ? "Choose a bank statement, or drop it here"
              : "Choose the account first"}
        </span>
        <span className="max-w-md text-[0.9375rem] text-balance text-muted">
          CSV, OFX, QFX, QIF, CAMT.053 or MT940, up to 20 MB. The file stays in this browser; only its transactions are
          saved. Three months or more gives the best results.
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,.ofx,.qfx,.qif,.xml,.sta,.mt940,.940,text/csv,text/plain"
          disabled={!isReady}
          className="sr-only"
          onChange={({ target }) => {
            acceptFiles(target.files);
            // Allows choosing the same file again after a correction.
            target.value = "";
          }}
        />
      </label>
      {isReading && (
        <div>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="red" role="alert">
          <p>{error}</p>
        </Notice>
      )}
    </div>
  );
}
