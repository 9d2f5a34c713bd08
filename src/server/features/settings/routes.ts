import * as contract from "#contract/settings.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { findSettings, saveSettings } from "./store.ts";

export function settingsRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.readSettings, (_, { principal }) => findSettings(db, principal.user));

  answer(contract.saveSettings, ({ input }, { principal }) =>
    saveSettings(db, principal.user, { settings: input, now: clock.now() }),
  );
}
