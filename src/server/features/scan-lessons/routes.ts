import * as contract from "#contract/scan-lessons.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import { learn, lessonNotFound } from "./learn.ts";
import { deleteLesson, lessonToWire, listLessons } from "./store.ts";

const LEARN_LIMIT: Limit = { what: "scan-lesson", max: 60, minutes: 15 };

export function scanLessonRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.listScanLessons, async (_, { principal: { household } }) =>
    (await listLessons(db, household)).reverse().map(lessonToWire),
  );
  answer(contract.learnFromScan, async ({ input }, { principal: { household }, write }) => {
    await countAttempt(db, LEARN_LIMIT, household, clock.now());
    return write(async (tx) => lessonToWire(await learn(tx, { household, input, now: clock.now() })));
  });
  answer(contract.forgetScanLesson, async ({ params: { id } }, { principal: { household }, write }) => {
    await write(async (tx) => {
      if (!(await deleteLesson(tx, household, id))) throw lessonNotFound();
    });
    return undefined;
  });
}
