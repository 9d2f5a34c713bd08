import { useEffect, useRef, useState } from "react";
import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import { messageOf, requestKey } from "#web/lib/ask.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { complaintAbout } from "./check-file.ts";
import { isBusy, scan } from "./scan-call.ts";

const SUCCESS_SHOWN = 2000;

export type Scanned = {
  result: ScanResult;
  /** Names this scan once: whatever is saved from it is saved once. */
  key: string;
};

type Step =
  | { name: "upload"; complaint?: string; again?: File }
  | { name: "processing"; file: File; progress?: ScanProgress }
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
  /** `again` is a file that the server may well read in a moment. */
  const refuse = (complaint: string, again?: File) => {
    toast({ title: "Error", description: complaint, variant: "destructive" });
    setStep({ name: "upload", complaint, ...(again && { again }) });
  };
  const start = async (file: File) => {
    const complaint = complaintAbout(file);
    if (complaint) return refuse(complaint);
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setStep({ name: "processing", file });
    try {
      const onProgress = (progress: ScanProgress) => {
        if (!signal.aborted) setStep({ name: "processing", file, progress });
      };
      const result = await scan(file, { onProgress, signal });
      if (!signal.aborted) setStep({ name: "success", result, key: requestKey() });
    } catch (error) {
      if (!signal.aborted) refuse(messageOf(error, "Failed to scan bill"), isBusy(error) ? file : undefined);
    }
  };
  return { step, start, reset };
}
