import { FileUp, Upload } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import type { ImportSummary } from "#contract/import.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { hasNewData, ImportFigures, notKeptText } from "./import-figures.tsx";
import { useImport } from "./use-import.ts";

/** Imports an exported file after a preview of what it adds. */
export function ImportPanel() {
  const { state, choose, confirm, reset } = useImport();
  const picker = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The button is gone, so the focus moves to the outcome.
  useEffect(() => {
    if (step === "idle" || step === "reading") return;
    outcome.current?.focus();
    outcome.current?.scrollIntoView({ block: "nearest" });
  }, [step]);

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void choose(file);
    // The same file may be picked again after a failure.
    event.target.value = "";
  };

  return (
    <TitledPanel
      icon={Upload}
      title="Import"
      text="Adds the data in an exported JSON file to your existing data. Anything imported before is skipped, so nothing is duplicated."
    >
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        className="hidden"
        aria-label="Exported file"
        accept="application/json,.json"
        onChange={pick}
      />
      <div ref={outcome} tabIndex={-1} className="grid scroll-my-5 gap-4 rounded-control outline-none">
        {state.step === "refused" && (
          <Notice tone="red" title="This file can't be imported">
            <p className="wrap-anywhere">{state.errorText}</p>
          </Notice>
        )}
        {(state.step === "ready" || state.step === "done") && (
          <ImportFigures
            title={state.step === "done" ? "Added" : hasNewData(state.summary) ? "This file would add" : NOTHING_NEW}
            file={state.name}
            summary={state.summary}
          />
        )}
        {(state.step === "ready" || state.step === "done") && notKeptText(state.summary) && (
          <Notice tone="amber" title="Some things can't be imported">
            <p>{notKeptText(state.summary)}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {state.step === "ready" && hasNewData(state.summary) ? (
            <>
              <Button busy={state.isImporting} onClick={confirm}>
                {state.isImporting ? importingText(state) : "Import"}
              </Button>
              <Button variant="secondary" disabled={state.isImporting} onClick={reset}>
                Not now
              </Button>
            </>
          ) : (
            <Button variant="secondary" busy={step === "reading"} onClick={() => picker.current?.click()}>
              {step !== "reading" && <FileUp aria-hidden="true" />}
              {step === "reading" ? "Reading..." : step === "idle" ? "Choose a file" : "Choose another file"}
            </Button>
          )}
        </div>
      </div>
    </TitledPanel>
  );
}

const importingText = ({ sent, summary }: { sent?: number; summary: ImportSummary }) =>
  sent === undefined ? "Importing..." : `Documents: ${sent} of ${Math.max(sent, summary.documents.missing)}`;

const NOTHING_NEW = "Everything in this file has already been imported";
