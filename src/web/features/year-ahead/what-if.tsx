import { useState } from "react";
import type { PlanInput } from "#core/plan/input.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { PillsList, PillsTrigger, Tabs, TabsContent } from "#web/ui/tabs/tabs.tsx";
import { AddPanel } from "./add-panel.tsx";
import { Effect } from "./effect.tsx";
import type { Outlook } from "./outlook.ts";
import { PayPanel } from "./pay-panel.tsx";
import { RaisePanel } from "./raise-panel.tsx";
import type { Trial } from "./trial.ts";
import { useSaveTrial } from "./use-save-trial.ts";

type WhatIfProps = {
  input: PlanInput;
  base: Outlook;
  outlook: Outlook;
  trial: Trial | undefined;
  onTrial: (trial: Trial | undefined) => void;
};

/** Tries one change on the plan. Nothing is saved until somebody asks for it. */
export function WhatIf({ input, base, outlook, trial, onTrial }: WhatIfProps) {
  const [tab, setTab] = useState("raise");
  const [turn, setTurn] = useState(0);
  const reset = () => {
    onTrial(undefined);
    setTurn(turn + 1);
  };
  const { saveTrial, isSaving } = useSaveTrial(input, reset);
  const show = (next: string) => {
    setTab(next);
    reset();
  };
  return (
    <Card>
      <CardBody className="grid gap-4">
        <div>
          <h2 className="text-lg font-semibold">What if …</h2>
          <p className="text-[0.9375rem] text-muted">Nothing is saved until you say so.</p>
        </div>
        <Tabs value={tab} onValueChange={show}>
          <PillsList aria-label="What to try">
            <PillsTrigger value="raise">Bill rises</PillsTrigger>
            <PillsTrigger value="add">New bill</PillsTrigger>
            <PillsTrigger value="skip">Skip</PillsTrigger>
            <PillsTrigger value="pay">Pay</PillsTrigger>
          </PillsList>
          <TabsContent value="raise">
            <RaisePanel input={input} trial={trial} onTrial={onTrial} />
          </TabsContent>
          <TabsContent value="add">
            <AddPanel key={turn} input={input} onTrial={onTrial} />
          </TabsContent>
          <TabsContent value="skip" className="grid justify-items-start gap-3">
            <p className="text-[0.9375rem] text-pretty text-muted">
              This week nothing is put aside: one week is taken off every bill, as 'Remove One Week' does.
            </p>
            <Button variant="secondary" aria-pressed={trial?.kind === "skip"} onClick={() => onTrial({ kind: "skip" })}>
              Skip this week
            </Button>
          </TabsContent>
          <TabsContent value="pay">
            <PayPanel key={turn} input={input} onTrial={onTrial} />
          </TabsContent>
        </Tabs>
        {trial !== undefined && (
          <>
            <Effect base={base} outlook={outlook} trial={trial} />
            <div className="flex flex-wrap gap-2">
              <Button data-edits busy={isSaving} onClick={() => saveTrial(trial)}>
                Save this change
              </Button>
              <Button variant="secondary" onClick={reset}>
                Reset
              </Button>
            </div>
          </>
        )}
      </CardBody>
    </Card>
  );
}
