import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { Bill } from "#contract/bills.ts";
import { readWebAddress } from "#core/web-address.ts";
import { useMayEdit } from "#web/lib/household.ts";
import { Button } from "#web/ui/button.tsx";
import { SectionCard } from "#web/ui/titled-card.tsx";

/** Notes, web address and customer number. */
export function BillNotes({ bill, onEdit }: { bill: Bill; onEdit: () => void }) {
  const { notes, website, customerNumber } = bill;
  const mayEdit = useMayEdit();
  const isEmpty = notes === null && website === null && customerNumber === null;
  return (
    <SectionCard
      title="Notes"
      action={
        <Button
          data-edits
          size="sm"
          variant="ghost"
          className="-mr-2"
          aria-label={isEmpty ? "Add notes" : "Edit notes"}
          onClick={onEdit}
        >
          {isEmpty ? "Add" : "Edit"}
        </Button>
      }
    >
      {isEmpty ? (
        <p className="text-[0.9375rem] text-pretty text-muted">
          {mayEdit ? "Add a customer number, a web address or notes. You can search for all of them." : "No notes yet."}
        </p>
      ) : (
        <dl className="grid gap-3 text-[0.9375rem]">
          {customerNumber !== null && (
            <Fact label="Customer number">
              <bdi className="tabular-nums">{customerNumber}</bdi>
            </Fact>
          )}
          {website !== null && (
            <Fact label="Web address">
              <WebLink address={website} />
            </Fact>
          )}
          {notes !== null && (
            <Fact label="Notes">
              <bdi className="whitespace-pre-wrap">{notes}</bdi>
            </Fact>
          )}
        </dl>
      )}
    </SectionCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Validated again before it becomes a link. */
function WebLink({ address }: { address: string }) {
  const href = readWebAddress(address);
  if (href === undefined) return <bdi>{address}</bdi>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex max-w-full items-baseline gap-1.5 text-primary underline underline-offset-3 hover:decoration-2"
    >
      <bdi className="min-w-0">{address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "")}</bdi>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
