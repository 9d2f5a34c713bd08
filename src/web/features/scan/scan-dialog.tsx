import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { type DocumentOwner, forgetDocuments } from "#web/domain/send-document.ts";
import { refresh, useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { DiscardQuestion, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { keepScan } from "./keep-scan.tsx";
import { ProcessingStep, SuccessStep } from "./processing-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type Corrections, sendCorrections } from "./send-corrections.ts";
import { UploadStep } from "./upload-step.tsx";
import { usePayScanned, useScan } from "./use-scan.ts";

type ScanDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Files shared with the app from another app. */
  shared?: readonly File[];
};

const FOOTER = "flex flex-wrap gap-2 [&>*]:grow sm:justify-end sm:[&>*]:grow-0";

const DESCRIPTIONS = {
  upload: "Upload a photo or PDF of a bill to fill in the form.",
  processing: "This takes a few seconds.",
  success: "Your bill was read.",
  review: "Compare with the bill, correct any mistakes, then save.",
};

/** AI Bill Scanner: upload, processing, success, review. */
export function ScanDialog({ open, onOpenChange, shared }: ScanDialogProps) {
  const { step, start, reset } = useScan();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const bills = useCall(listBills);
  const accounts = useCall(listAccounts);
  const client = useQueryClient();
  const close = () => {
    onOpenChange(false);
    reset();
  };
  const [isKept, setKept] = useState(false);
  const finish = (owner: DocumentOwner, corrections: Corrections | undefined) => {
    if (step.name === "review") {
      if (isKept) void keepScan(step.files, owner).then(() => forgetDocuments(client));
      if (corrections) void sendCorrections(step.result, corrections).then(() => refresh(client, ["scan-lessons"]));
    }
    close();
  };
  const { pay, isBusy: isPaying } = usePayScanned();
  const [isSaving, setSaving] = useState(false);
  const isBusy = isPaying || isSaving;
  const isLoaded = bills.data != null && accounts.data != null;
  const isReviewing = step.name === "review" && isLoaded;
  const guard = useDiscardGuard({ isChanged: () => isReviewing, isBusy, onClose: close });

  return (
    <Dialog
      open={open}
      // The dialog stays open while saving.
      onOpenChange={(next) => (next ? onOpenChange(true) : guard.requestClose())}
      size={step.name === "review" ? "xl" : "md"}
      title="AI Bill Scanner"
      description={DESCRIPTIONS[step.name]}
      footer={
        isReviewing ? (
          <>
            {guard.isAsking && <DiscardQuestion guard={guard} question="Discard this scan?" />}
            <div ref={setFooter} hidden={guard.isAsking} className={cx(!guard.isAsking && FOOTER)} />
          </>
        ) : undefined
      }
    >
      {step.name === "upload" && (
        <UploadStep
          errorText={step.errorText}
          retryFiles={step.retryFiles}
          pendingPages={step.pendingPages}
          shared={shared}
          onFiles={start}
        />
      )}
      {step.name === "processing" && <ProcessingStep files={step.files} progress={step.progress} onCancel={reset} />}
      {step.name === "success" && <SuccessStep result={step.result} />}
      {step.name === "review" &&
        (bills.data != null && accounts.data != null ? (
          <ReviewStep
            key={step.key}
            scanned={step}
            bills={bills.data}
            footer={footer}
            isBusy={isBusy}
            onBusy={setSaving}
            keep={{ isKept, onKept: setKept }}
            onSaved={({ id }, corrections) => finish({ billId: id }, corrections)}
            onPay={async (payment, timing, corrections) => {
              const paid = await pay(step.key, payment, timing);
              if (paid) finish(paid, corrections);
            }}
            onAgain={reset}
            onFiles={start}
          />
        ) : (
          <LoadingReview
            isFailed={!bills.isFetching && !accounts.isFetching}
            onRetry={() => Promise.all([bills.refetch(), accounts.refetch()])}
          />
        ))}
    </Dialog>
  );
}

/** The review needs the bills and accounts: shown while they load or after a failure. */
function LoadingReview({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (isFailed) {
    return (
      <Notice tone="red" role="alert" title="Failed to load your bills and accounts. Please try again.">
        <p>Your scanned details have been kept.</p>
        <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={onRetry}>
          Retry
        </Button>
      </Notice>
    );
  }
  return (
    <div
      role="status"
      aria-label="Loading your bills and accounts"
      className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-6"
    >
      <Skeleton className="h-48 md:h-112" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-20" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </div>
  );
}
