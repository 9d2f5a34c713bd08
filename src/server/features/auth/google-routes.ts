import * as contract from "#contract/auth.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import type { Answer } from "#server/http/answer.ts";
import { networksOf } from "#server/http/rate-limit.ts";
import { isOurs } from "#server/http/same-origin.ts";
import type { Sessions } from "#server/http/session.ts";
import { countNetworks } from "./attempts.ts";
import type { Devices } from "./devices.ts";
import { openGoogle } from "./google.ts";
import { googleSignIn } from "./google-sign-in.ts";
import { setStateCookie, takeStateCookie } from "./google-state-cookie.ts";
import { GOOGLE_BY_ADDRESS } from "./limits.ts";

type GoogleDeps = Pick<Deps, "db" | "clock" | "settings" | "log"> & { sessions: Sessions; devices: Devices };

const FAILED = "/login?error=google";
const TOO_MANY = "/login?error=too-many";

/** Browser navigations: whatever goes wrong, the person lands on a page of ours. */
export function googleRoutes(answer: Answer, { db, clock, settings, log, sessions, devices }: GoogleDeps): void {
  const google = settings.google && openGoogle(settings.google, settings.baseUrl);
  const isSecure = settings.baseUrl.protocol === "https:";

  answer(contract.googleSignIn, async (_, { request, reply }) => {
    if (google === undefined) return reply.redirect(FAILED);
    // Another site's page must not sign anybody in by leading them here: that takes a press on our own.
    if (!isOurs(request, settings.baseUrl)) return reply.redirect("/login");
    try {
      await countNetworks(db, GOOGLE_BY_ADDRESS, networksOf(request.ip), clock.now());
      const { url, state } = await google.leave();
      setStateCookie(reply, state, isSecure);
      return reply.redirect(url.href);
    } catch (error) {
      if (error instanceof Fault && error.code === "too_many") return reply.redirect(TOO_MANY);
      log.error({ request: request.id, reason: reasonOf(error) }, "Google could not be reached");
      return reply.redirect(FAILED);
    }
  });

  answer(contract.googleCallback, async (_, { request, reply }) => {
    try {
      const state = takeStateCookie(request, reply, isSecure);
      if (google === undefined || state === undefined) return reply.redirect(FAILED);
      const query = request.url.slice(request.url.indexOf("?") + 1);
      const person = await google.comeBack(query, state);
      const user = await googleSignIn(db, { person, policy: settings.registration, now: clock.now() });
      await sessions.start({ user: user.id, googleId: person.googleId }, request, reply);
      devices.remember(request, reply, user.email);
      return reply.redirect("/dashboard");
    } catch (error) {
      log.warn({ request: request.id, reason: reasonOf(error) }, "Google sign-in failed");
      return reply.redirect(FAILED);
    }
  });
}

// The library's errors carry requests and tokens in their causes: only the words go to the log.
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "unknown");
