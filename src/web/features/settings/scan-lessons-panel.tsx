import { GraduationCap, Trash2 } from "lucide-react";
import { forgetScanLesson, listScanLessons } from "#contract/requests/scan.ts";
import type { ScanLesson } from "#contract/scan-lessons.ts";
import { LEARNED_FIELDS, type LearnedField } from "#core/scan/learn/lesson.ts";
import { messageOf } from "#web/lib/ask.ts";
import { date } from "#web/lib/format.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** The scanner's corrections, by biller. */
export function ScanLessonsPanel({ mayForget }: { mayForget: boolean }) {
  const load = useCall(listScanLessons);
  return (
    <TitledPanel
      icon={GraduationCap}
      title="Learned from your corrections"
      text="When you correct a scanned bill, Weekwise remembers what you changed and where it is on the bill, and uses that for the next bill from that biller. Nothing else from the bill is kept, and only your household uses it."
    >
      {load.data ? (
        <Lessons lessons={load.data} mayForget={mayForget} />
      ) : load.isPending ? (
        <Skeleton className="h-12" />
      ) : (
        <LoadFailure load={load}>Failed to load your corrections. Please try again.</LoadFailure>
      )}
    </TitledPanel>
  );
}

const NAMES: Record<LearnedField, string> = {
  name: "name",
  amount: "amount",
  frequency: "how often",
  category: "category",
  dueDate: "due date",
  isDirectDebit: "direct debit",
};

function Lessons({ lessons, mayForget }: { lessons: readonly ScanLesson[]; mayForget: boolean }) {
  const forget = useChange(forgetScanLesson, { refresh: ["scan-lessons"] });
  const remove = async ({ id, biller }: ScanLesson) => {
    try {
      await forget.mutateAsync({ params: { id } });
      toast({ title: "Success", description: `Corrections for ${biller} deleted` });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to delete"), variant: "destructive" });
    }
  };
  if (lessons.length === 0) return <p className="text-[0.9375rem] text-muted">Nothing yet.</p>;
  return (
    <ul className="grid max-h-80 divide-y divide-border overflow-y-auto">
      {lessons.map((lesson) => (
        <li key={lesson.id} className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <bdi>{lesson.biller}</bdi>
            </p>
            <p className="text-sm text-muted">
              {LEARNED_FIELDS.filter((field) => lesson.learned[field] !== undefined)
                .map((field) => NAMES[field])
                .join(", ")}
              , corrected on {date(lesson.updatedAt.slice(0, 10))}
            </p>
          </div>
          {mayForget && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Delete the corrections for ${lesson.biller}`}
              disabled={forget.isPending}
              onClick={() => remove(lesson)}
            >
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
