import * as contract from "#contract/system.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { schedulerStatus } from "./heartbeat.ts";

export function schedulerRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.schedulerStatus, () => schedulerStatus(db, clock.now()));
}
