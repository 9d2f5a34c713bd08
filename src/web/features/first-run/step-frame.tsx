import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";

type StepFrameProps = {
  title: string;
  intro: ReactNode;
  onSubmit: FormEventHandler;
  label: string;
  isBusy: boolean;
  onBack?: (() => void) | undefined;
  /** Skips this step. */
  onSkip?: (() => void) | undefined;
  children: ReactNode;
};

/** The layout of one step. */
export function StepFrame({ title, intro, onSubmit, label, isBusy, onBack, onSkip, children }: StepFrameProps) {
  return (
    <Card>
      <CardBody>
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          <div>
            <h2 tabIndex={-1} className="text-xl font-semibold outline-none">
              {title}
            </h2>
            <p className="mt-1 text-pretty text-muted">{intro}</p>
          </div>
          {children}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="lg" busy={isBusy} className="max-sm:w-full">
              {isBusy ? "Saving..." : label}
            </Button>
            {onBack && (
              <Button size="lg" variant="secondary" disabled={isBusy} onClick={onBack}>
                Back
              </Button>
            )}
            {onSkip && (
              <Button size="lg" variant="ghost" onClick={onSkip}>
                Skip
              </Button>
            )}
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
