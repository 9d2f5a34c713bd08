import * as contract from "#contract/auth.ts";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { backgroundOf } from "#server/background.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import type { Answer } from "#server/http/answer.ts";
import { networkOf } from "#server/http/rate-limit.ts";
import type { Sessions } from "#server/http/session.ts";
import { confirmReset } from "./confirm-reset.ts";
import { deleteData, keepData } from "./delete-data.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { requestReset } from "./request-reset.ts";
import { findUser, toUser } from "./store.ts";

type AuthDeps = Pick<Deps, "db" | "clock" | "settings" | "mailer" | "background" | "untilDemo"> & {
  sessions: Sessions;
};

export function authRoutes(answer: Answer, deps: AuthDeps): void {
  const { db, clock, settings, mailer, background, sessions, untilDemo } = deps;
  const { baseUrl, registration, demoAccount, google } = settings;

  answer(contract.register, ({ input }, { request }) =>
    register(db, { input, network: networkOf(request.ip), policy: registration, now: clock.now() }),
  );

  answer(contract.login, async ({ input }, { request, reply }) => {
    // In the first seconds of a first start its household is not there yet.
    if (input.email === DEMO_EMAIL) await untilDemo?.();
    const user = await login(db, { input, network: networkOf(request.ip), demo: demoAccount, now: clock.now() });
    await sessions.start(user.id, request, reply);
    return user;
  });

  answer(contract.logout, async (_, { request, reply }) => {
    await sessions.end(request, reply);
    return undefined;
  });

  const whoAmI = async (_: unknown, { session }: { session: { owner: string } }) => {
    const row = await findUser(db, session.owner);
    if (row === undefined) throw new Fault("not_signed_in", "Please sign in");
    return toUser(row);
  };
  answer(contract.currentUser, whoAmI);
  answer(contract.currentUserDirect, whoAmI);

  answer(contract.deleteData, (_, { session }) => deleteData(db, { owner: session.owner, now: clock.now() }));
  answer(contract.keepData, (_, { session }) => keepData(db, { owner: session.owner, now: clock.now() }));

  answer(contract.requestReset, ({ input }, { request }) =>
    requestReset(db, {
      input,
      network: networkOf(request.ip),
      baseUrl,
      mailer,
      background: backgroundOf(background, request.id),
      now: clock.now(),
    }),
  );

  answer(contract.confirmReset, ({ input }, { request }) =>
    confirmReset(db, {
      input,
      network: networkOf(request.ip),
      mailer,
      background: backgroundOf(background, request.id),
      now: clock.now(),
    }),
  );

  answer(contract.authOptions, () => ({ demo: demoAccount, google: google !== undefined, registration }));
  answer(contract.googleStatus, () => ({ available: google !== undefined }));
}
