import { useEffect, useRef, useState } from "react";
import { payBill } from "#contract/requests/bills.ts";
import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import { messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { date } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { filesErrorOf } from "./check-files.ts";
import { type NewPayment, paymentInput, type Timing } from "./draft.ts";
import { isBusy, isUnreadable, scan } from "./scan-call.ts";

const SUCCESS_DURATION = 2000;

export type Scanned = {
  result: ScanResult;
  /** The scanned files, kept only on request. */
  files: readonly File[];
  /** The idempotency key of this scan, so that anything saved from it is saved once. */
  key: string;
};

type Step =
  | { name: "upload"; errorText?: string; retryFiles?: readonly File[]; pendingPages?: readonly File[] }
  | { name: "processing"; files: readonly File[]; progress?: ScanProgress }
  | ({ name: "success" } & Scanned)
  | ({ name: "review" } & Scanned);

const START: Step = { name: "upload" };

/** The steps of a scan and their transitions. */
export function useScan() {
  const [step, setStep] = useState<Step>(START);
  const currentScan = useRef<AbortController>(undefined);
  useEffect(() => () => currentScan.current?.abort(), []);

  useEffect(() => {
    if (step.name !== "success") return;
    const timer = setTimeout(() => setStep({ ...step, name: "review" }), SUCCESS_DURATION);
    return () => clearTimeout(timer);
  }, [step]);

  const reset = () => {
    currentScan.current?.abort();
    setStep(START);
  };
  /** `retryFiles` are sent again, `pendingPages` are pages that wait for the next one. */
  const showUploadError = (
    errorText: string,
    stepFiles: { retryFiles?: readonly File[]; pendingPages?: readonly File[] } = {},
  ) => {
    toast({ title: "Error", description: errorText, variant: "destructive" });
    setStep({ name: "upload", errorText, ...stepFiles });
  };
  const start = async (files: readonly File[]) => {
    const errorText = filesErrorOf(files);
    if (errorText) return showUploadError(errorText);
    currentScan.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    currentScan.current = controller;
    setStep({ name: "processing", files });
    try {
      const onProgress = (progress: ScanProgress) => {
        if (!signal.aborted) setStep({ name: "processing", files, progress });
      };
      const result = await scan(files, { onProgress, signal });
      if (!signal.aborted) setStep({ name: "success", result, files, key: newIdempotencyKey() });
    } catch (error) {
      const stepFiles = isBusy(error) ? { retryFiles: files } : isUnreadable(error) ? { pendingPages: files } : {};
      if (!signal.aborted) showUploadError(messageOf(error, "Failed to scan bill"), stepFiles);
    }
  };
  return { step, start, reset };
}

const fail = (error: unknown, fallback: string) =>
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });

/** Pays a bill from a scan, idempotent by the scan's key. */
export function usePayScanned() {
  const paying = useChange(payBill, { refresh: ["bills", "accounts", "payments"] });
  const isBusy = paying.isPending;

  /** The payment; undefined if it failed. */
  const pay = async (key: string, payment: NewPayment, timing: Timing) => {
    if (isBusy) return undefined;
    try {
      const input = paymentInput(payment, timing);
      const headers = { "idempotency-key": `scan-payment:${key}` };
      const { payment: recorded, message, replaced } = await paying.mutateAsync({ input, headers });
      const isScheduled = recorded.status === "scheduled" && recorded.dueDate !== null && replaced === null;
      const description = isScheduled ? `Payment scheduled for ${date(recorded.dueDate ?? "")}` : message;
      toast({ title: "Success", description });
      return { billId: input.billId, paymentId: recorded.id };
    } catch (error) {
      fail(error, "Failed to process payment");
      return undefined;
    }
  };
  return { pay, isBusy };
}
