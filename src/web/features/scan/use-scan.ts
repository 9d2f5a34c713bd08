import { useEffect, useRef, useState } from "react";
import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import { messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { filesErrorOf } from "./check-files.ts";
import { isBusy, isUnreadable, scan } from "./scan-call.ts";

const SUCCESS_SHOWN = 2000;

export type Scanned = {
  result: ScanResult;
  /** What was scanned; it is kept only when the person says so. */
  files: readonly File[];
  /** The idempotency key of this scan: whatever is saved from it is saved once. */
  key: string;
};

type Step =
  | { name: "upload"; errorText?: string; again?: readonly File[]; begun?: readonly File[] }
  | { name: "processing"; files: readonly File[]; progress?: ScanProgress }
  | ({ name: "success" } & Scanned)
  | ({ name: "review" } & Scanned);

const START: Step = { name: "upload" };

/** The steps of a scan, and what leads from one to the next. */
export function useScan() {
  const [step, setStep] = useState<Step>(START);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (step.name !== "success") return;
    const timer = setTimeout(() => setStep({ ...step, name: "review" }), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [step]);

  const reset = () => {
    running.current?.abort();
    setStep(START);
  };
  /** `again` are files that the server may well read in a moment, `begun` pages that want for the next one. */
  const refuse = (errorText: string, kept: { again?: readonly File[]; begun?: readonly File[] } = {}) => {
    toast({ title: "Error", description: errorText, variant: "destructive" });
    setStep({ name: "upload", errorText, ...kept });
  };
  const start = async (files: readonly File[]) => {
    const errorText = filesErrorOf(files);
    if (errorText) return refuse(errorText);
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setStep({ name: "processing", files });
    try {
      const onProgress = (progress: ScanProgress) => {
        if (!signal.aborted) setStep({ name: "processing", files, progress });
      };
      const result = await scan(files, { onProgress, signal });
      if (!signal.aborted) setStep({ name: "success", result, files, key: newIdempotencyKey() });
    } catch (error) {
      const kept = isBusy(error) ? { again: files } : isUnreadable(error) ? { begun: files } : {};
      if (!signal.aborted) refuse(messageOf(error, "Failed to scan bill"), kept);
    }
  };
  return { step, start, reset };
}
