import { Check } from "lucide-react";
import { SCANNED_FIELDS, type ScanResult } from "#contract/scan.ts";

/** Says that it worked, for the two seconds before the review. */
export function SuccessStep({ result }: { result: ScanResult }) {
  const found = SCANNED_FIELDS.filter((field) => result[field] !== null).length;
  return (
    <div role="status" className="grid min-h-80 content-center justify-items-center py-4 text-center">
      <div className="grid size-20 animate-rise-in place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Check aria-hidden="true" className="size-10" strokeWidth={2.5} />
      </div>
      <p className="mt-6 text-lg font-semibold">Your bill has been read</p>
      <p className="mt-0.5 text-[0.9375rem] text-muted">
        {found === 0 ? "We found nothing for certain." : `${found} of ${SCANNED_FIELDS.length} details found.`} Have a
        look before it is saved.
      </p>
    </div>
  );
}
