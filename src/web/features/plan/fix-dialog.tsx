import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { Way } from "#contract/plan.ts";
import { fixPlan, listWays } from "#contract/requests/plan.ts";
import { textOf } from "#core/plan/verdict-text.ts";
import { balanceText } from "#web/domain/balance.tsx";
import { sumOf } from "#web/domain/bill-figures.ts";
import { verdictSentence } from "#web/domain/plan-text.ts";
import { isRefusal, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { refresh, useCall, useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { coversText, FIX_NOTES, fixText, lowestText, noFixText } from "./fix-text.ts";
import { usePlan } from "./use-plan.ts";

type FixDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const REFRESHED = ["plan", "bills", "accounts"];

/** Ways to fix the first shortage, each with before and after; applies one. */
export function FixDialog({ open, onOpenChange }: FixDialogProps) {
  const load = useCall(listWays);
  const client = useQueryClient();
  const change = useChange(fixPlan, { refresh: REFRESHED });
  const [chosen, setChosen] = useState("");
  const [keys] = useState(() => new Map<string, string>());
  // Keeps the applied way while the dialog fades out.
  const [applied, setApplied] = useState<readonly Way[]>();
  const ways = applied ?? load.data?.ways;
  const way = ways?.find(({ id }) => id === chosen) ?? ways?.[0];

  const apply = async () => {
    if (!way) return;
    const key = keys.get(way.id) ?? newIdempotencyKey();
    keys.set(way.id, key);
    setApplied(ways);
    try {
      await change.mutateAsync({ input: { id: way.id }, headers: { "idempotency-key": key } });
      toast({ title: "Done", description: "Your plan was updated." });
      onOpenChange(false);
    } catch (error) {
      setApplied(undefined);
      toast({ title: "Error", description: messageOf(error, "Failed to update your plan"), variant: "destructive" });
      // The offered ways are outdated: reload them.
      if (isRefusal(error) && error.status !== 401) refresh(client, REFRESHED);
    }
  };

  const footer = (
    <>
      <Button variant="secondary" disabled={change.isPending} onClick={() => onOpenChange(false)}>
        Cancel
      </Button>
      <Button busy={change.isPending} disabled={!way} onClick={apply}>
        {change.isPending ? "Applying..." : "Apply"}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} onOpenAutoFocus={focusPanel} title="Fix it" footer={footer}>
      {ways ? (
        <Ways ways={ways} way={way} onChoose={setChosen} />
      ) : load.isPending ? (
        <WaysSkeleton />
      ) : (
        <LoadFailure load={load}>Failed to load the available fixes. Please try again.</LoadFailure>
      )}
    </Dialog>
  );
}

/** While the fixes load, the first button is Cancel: the focus starts before them. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

type WaysProps = { ways: readonly Way[]; way: Way | undefined; onChoose: (id: string) => void };

function Ways({ ways, way, onChoose }: WaysProps) {
  const { plan } = usePlan();
  const today = plan?.today;
  if (today === undefined) return <WaysSkeleton />;
  if (!way) return <p>{noFixText(plan?.accounts ?? [])}</p>;
  return (
    <div className="grid grid-cols-1 gap-5">
      <RadioCards
        legend="Choose a fix"
        className="[&>div]:grid-cols-1!"
        options={ways.map(({ id, change, cures }) => ({
          value: id,
          label: <span className="wrap-anywhere">{fixText(change, plan?.accounts ?? [], today)}</span>,
          description: coversText(cures, today),
        }))}
        value={way.id}
        onValueChange={onChoose}
      />
      <BeforeAndAfter way={way} today={today} account={plan?.accounts.find(({ id }) => id === way.accountId)?.name} />
    </div>
  );
}

type BeforeAndAfterProps = { way: Way; today: string; account: string | undefined };

function BeforeAndAfter({ way: { change, before, after }, today, account }: BeforeAndAfterProps) {
  return (
    <div aria-live="polite" className="grid items-stretch gap-2 sm:grid-cols-[1fr_auto_1fr]">
      <p className="text-[0.9375rem] text-pretty sm:col-span-3">{FIX_NOTES[change.kind]}</p>
      <Outlook title="Before" outlook={before} today={today} account={account} />
      <ArrowRight aria-hidden="true" className="size-5 self-center justify-self-center text-muted max-sm:rotate-90" />
      <Outlook title="After" outlook={after} today={today} account={account} />
    </div>
  );
}

type OutlookProps = { title: string; outlook: Way["before"]; today: string; account: string | undefined };

function Outlook({ title, outlook, today, account }: OutlookProps) {
  const sentence = verdictSentence({ verdict: outlook.verdict, today });
  const isOverdrawn = sumOf(outlook.lowest.balance) < 0;
  return (
    <section
      aria-label={title}
      className={cx(
        "grid min-w-0 content-start gap-1 rounded-control border px-3.5 py-2.5 text-sm",
        sentence.tone === "amber"
          ? "border-amber/30 bg-amber-soft text-on-amber-soft"
          : "border-primary/25 bg-primary-soft text-on-primary-soft",
      )}
    >
      <h3 className="font-semibold">{title}</h3>
      <p className="text-pretty wrap-anywhere">{textOf(sentence)}</p>
      <p className="tabular-nums">
        Lowest point{account !== undefined && <> of {<bdi className="wrap-anywhere">{account}</bdi>}</>}:{" "}
        <span className={cx(isOverdrawn && "font-semibold")}>
          {lowestText(outlook, today, (text) => balanceText(sumOf(text)))}
        </span>
      </p>
    </section>
  );
}

function WaysSkeleton() {
  return (
    <div role="status" aria-label="Loading fixes" className="grid gap-2">
      <Skeleton className="h-22" />
      <Skeleton className="h-22" />
      <Skeleton className="mt-3 h-32" />
    </div>
  );
}
