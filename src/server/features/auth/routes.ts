import * as contract from "#contract/auth.ts";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { backgroundOf } from "#server/background.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { householdOfSecret } from "#server/features/households/secret.ts";
import type { Answer } from "#server/http/answer.ts";
import { networksOf } from "#server/http/rate-limit.ts";
import type { Principal, Sessions } from "#server/http/session.ts";
import type { Changes } from "#server/live/changes.ts";
import { fromOf } from "./attempts.ts";
import { deleteData, keepData } from "./delete-data.ts";
import { isAtHome } from "./demo-visitors.ts";
import type { Devices } from "./devices.ts";
import { type PendingSignIns, secondStepNeeded, signInOrWait } from "./factors/pending.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { confirmReset, requestReset } from "./reset-password.ts";
import { findUser, toUser } from "./store.ts";

type AuthDeps = Pick<Deps, "db" | "clock" | "settings" | "mailer" | "background" | "waitForDemo"> & {
  sessions: Sessions;
  devices: Devices;
  pending: PendingSignIns;
  changes: Changes;
};

export function authRoutes(answer: Answer, deps: AuthDeps): void {
  const { db, clock, settings, mailer, background, sessions, devices, changes, waitForDemo } = deps;
  const { baseUrl, registration, demoAccount, google } = settings;

  answer(contract.register, async ({ input }, { request }) => {
    const answer = await register(db, {
      input,
      from: fromOf(request, devices, input.email),
      policy: registration,
      baseUrl,
      mailer,
      background: backgroundOf(background, request.id),
      now: clock.now(),
    });
    const joinedHousehold = input.invitation && householdOfSecret(input.invitation);
    if (joinedHousehold) changes.publish({ household: joinedHousehold, isAboutPeople: true });
    return answer;
  });

  answer(contract.login, async ({ input }, { request, reply }) => {
    const demo = demoAccount && isAtHome(request, baseUrl);
    // In the first seconds of a first start its household does not exist yet.
    if (demo && input.email === DEMO_EMAIL) await waitForDemo?.();
    const from = fromOf(request, devices, input.email);
    const { user, proof } = await login(db, { input, from, demo, now: clock.now() });
    if (!(await signInOrWait(deps, proof, request, reply))) throw secondStepNeeded();
    devices.remember(request, reply, user.email);
    return toUser(user);
  });

  answer(contract.logout, async (_, { request, reply }) => {
    await sessions.end(request, reply);
    return undefined;
  });

  const whoAmI = async (_: unknown, { principal }: { principal: Principal }) => {
    const row = await findUser(db, principal.user);
    if (row === undefined) throw new Fault("not_signed_in", "Please sign in");
    return toUser(row);
  };
  answer(contract.currentUser, whoAmI);
  answer(contract.currentUserDirect, whoAmI);

  answer(contract.deleteData, (_, { principal }) => deleteData(db, { user: principal.user, now: clock.now() }));
  answer(contract.keepData, (_, { principal }) => keepData(db, { user: principal.user, now: clock.now() }));

  answer(contract.requestReset, ({ input }, { request }) =>
    requestReset(db, {
      input,
      from: fromOf(request, devices, input.email),
      baseUrl,
      mailer,
      background: backgroundOf(background, request.id),
      now: clock.now(),
    }),
  );

  answer(contract.confirmReset, async ({ input }, { request, reply }) => {
    const { email } = await confirmReset(db, {
      input,
      networks: networksOf(request.ip),
      mailer,
      background: backgroundOf(background, request.id),
      now: clock.now(),
    });
    // A user with the link is no stranger: others' guesses must not keep them from signing in now.
    devices.remember(request, reply, email);
    return { message: "Your password was changed. Please sign in." };
  });

  answer(contract.authOptions, (_, { request }) => ({
    demo: demoAccount && isAtHome(request, baseUrl),
    google: google !== undefined,
    openid: settings.openid?.label ?? null,
    registration,
    mail: mailer.kind === "smtp",
  }));
  answer(contract.googleStatus, () => ({ available: google !== undefined }));
}
