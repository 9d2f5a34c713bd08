import { ChartLine } from "lucide-react";
import { Fragment, startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { PlanYear } from "#contract/plan.ts";
import { readPlan } from "#contract/read-plan.ts";
import { getPlanYear } from "#contract/requests/plan.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { textOf } from "#core/plan/verdict-text.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { BillLink } from "#web/domain/bill-link.tsx";
import { verdictSentence } from "#web/domain/plan-text.ts";
import { HouseholdRise } from "#web/domain/price-history.tsx";
import { useCall } from "#web/lib/use-call.ts";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BalancesChart, MonthTable } from "./balances-chart.tsx";
import { SpareCard, StarterCard } from "./money-cards.tsx";
import { finishSteps, type Outlook, outlookInSteps } from "./outlook.ts";
import { applyTrial, type Trial } from "./trial.ts";
import { WhatIf } from "./what-if.tsx";

export function YearAhead() {
  const year = useCall(getPlanYear);
  if (year.isPending) return <YearSkeleton />;
  if (!year.data) return <LoadFailure load={year}>Failed to load your plan. Please try again.</LoadFailure>;
  return <Loaded year={year.data} />;
}

const YearSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-6 w-80 max-w-full" />
    <Skeleton className="h-96" />
  </div>
);

function Loaded({ year }: { year: PlanYear }) {
  const input = useMemo(() => readPlan(year.input), [year]);
  const [trial, setTrial] = useState<Trial>();
  const trialInput = useMemo(() => applyTrial(input, trial), [input, trial]);
  const base = useOutlook(input);
  const outlook = useOutlook(trial === undefined ? undefined : trialInput);
  if (input.accounts.length === 0) return <NoAccounts />;
  if (base === undefined) return <YearSkeleton />;
  const shown = trial !== undefined && outlook !== undefined ? outlook : base;
  const whatIf = <WhatIf input={input} base={base} outlook={shown} trial={trial} onTrial={setTrial} />;
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6">
      <VerdictLine outlook={shown} isTrial={trial !== undefined} />
      <HouseholdRise />
      {areBalancesShown() ? (
        <BalancesChart outlook={shown} base={base} beside={whatIf} />
      ) : (
        <>
          <Notice>Your balances are hidden. Turn on 'Show balances' in Settings to see this chart.</Notice>
          {whatIf}
        </>
      )}
      <NotInPlan outlook={base} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <StarterCard outlook={shown} />
        {areBalancesShown() && <SpareCard outlook={base} />}
      </div>
      {areBalancesShown() && <MonthTable outlook={shown} />}
    </div>
  );
}

function VerdictLine({ outlook: { verdict, input }, isTrial }: { outlook: Outlook; isTrial: boolean }) {
  const sentence = verdictSentence({ verdict, today: input.today });
  return (
    <p
      role="status"
      data-testid="verdict"
      className={cx(
        "text-lg text-pretty",
        sentence.tone === "amber" ? "font-medium text-amber" : "text-text",
        // On a phone the slider is below the chart: the verdict stays visible while dragging.
        isTrial &&
          "max-lg:not-short:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:bg-background max-lg:px-4 max-lg:py-2",
      )}
    >
      {isTrial && <span className="mr-1.5 text-muted">What if:</span>}
      {textOf(sentence)}
    </p>
  );
}

/** Bills without an account are not in the plan. */
function NotInPlan({ outlook: { input } }: { outlook: Outlook }) {
  const accountIds = new Set(input.accounts.map(({ id }) => id));
  const excludedBills = input.bills.filter(({ accountId }) => accountId === null || !accountIds.has(accountId));
  if (excludedBills.length === 0) return null;
  return (
    <Notice tone="amber" title="Not included in the plan">
      <p>
        {excludedBills.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <BillLink id={id} name={name} className="underline" />
          </Fragment>
        ))}{" "}
        {excludedBills.length === 1 ? "needs" : "need"} an account to be paid from.
      </p>
    </Notice>
  );
}

function NoAccounts() {
  return (
    <EmptyState
      icon={<ChartLine aria-hidden="true" />}
      title="Nothing to show yet"
      description="Add an account and your bills to see whether the money will be there."
    />
  );
}

/** Lets the page render and handle input. */
const pause = () => new Promise((done) => setTimeout(done, 0));

/**
 * The outlook of the latest input. The last one is shown while computing; intermediate inputs are skipped, so that the chart
 * follows a fast drag.
 */
function useOutlook(input: PlanInput | undefined): Outlook | undefined {
  const [outlook, setOutlook] = useState<Outlook>();
  const latestInput = useRef(input);
  const isRunning = useRef(false);
  useEffect(() => {
    latestInput.current = input;
    // The last trial is over; the next one starts without its outlook.
    if (input === undefined) setOutlook(undefined);
    const run = async () => {
      isRunning.current = true;
      let last: PlanInput | undefined;
      while (latestInput.current !== undefined && latestInput.current !== last) {
        last = latestInput.current;
        const next = await finishSteps(outlookInSteps(last), pause);
        // A transition, so that input interrupts rendering the chart.
        if (latestInput.current !== undefined) startTransition(() => setOutlook(next));
        await pause();
      }
      isRunning.current = false;
    };
    if (!isRunning.current) run();
  }, [input]);
  return outlook;
}
