import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/auth.ts";
import * as openid from "#contract/openid.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import type { Answer } from "#server/http/answer.ts";
import { takeInvitationCookie } from "#server/http/invitation-cookie.ts";
import { networksOf } from "#server/http/rate-limit.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import type { Sessions } from "#server/http/session.ts";
import { countNetworks } from "./attempts.ts";
import type { Devices } from "./devices.ts";
import { type PendingSignIns, signInOrWait } from "./factors/pending.ts";
import { GOOGLE_BY_ADDRESS } from "./limits.ts";
import { openProvider, type ProviderPerson, type ProviderSettings, type ProviderState } from "./provider.ts";
import { ofGoogle, ofIssuer, type ProviderUsers, providerSignIn } from "./provider-sign-in.ts";

/** Where to return to, in addition to the provider's state. */
type CookieState = ProviderState & { to?: "join" | undefined };

type CookieOptions = { provider: "google" | "openid"; secure: boolean };

type ProviderDeps = Pick<Deps, "db" | "clock" | "settings" | "log"> & {
  sessions: Sessions;
  devices: Devices;
  pending: PendingSignIns;
};

type ProviderConfig = {
  name: "google" | "openid";
  providerSettings: (ProviderSettings & { trustEmail?: boolean }) | undefined;
  providerUsers: ProviderUsers;
  calls: {
    start: typeof contract.googleSignIn | typeof openid.openidSignIn;
    callback: typeof contract.googleCallback | typeof openid.openidCallback;
  };
};

const TOO_MANY = "/login?error=too-many";

/** Google, and the operator's own provider. */
export function providerRoutes(answer: Answer, deps: ProviderDeps): void {
  const { google, openid: openidSettings } = deps.settings;
  const { googleSignIn: start, googleCallback: callback } = contract;
  routesOf(answer, deps, {
    name: "google",
    providerSettings: google,
    providerUsers: ofGoogle,
    calls: { start, callback },
  });
  routesOf(answer, deps, {
    name: "openid",
    providerSettings: openidSettings,
    providerUsers: ofIssuer(openidSettings?.label ?? "OpenID", openidSettings?.issuer.href ?? "", openidSettings?.join),
    calls: { start: openid.openidSignIn, callback: openid.openidCallback },
  });
}

/** Browser navigations: on any error, the user lands on a page of ours. */
function routesOf(
  answer: Answer,
  deps: ProviderDeps,
  { name, providerSettings, providerUsers, calls }: ProviderConfig,
): void {
  const { db, clock, settings, log, devices } = deps;
  const provider = providerSettings && openProvider(providerSettings, new URL(calls.callback.path, settings.baseUrl));
  const cookie = { provider: name, secure: settings.baseUrl.protocol === "https:" };
  const failed = `/login?error=${name}`;

  answer(calls.start, async ({ query: { to } }, { request, reply }) => {
    if (provider === undefined) return reply.redirect(failed);
    // Another site must not be able to sign anyone in by linking here: that takes a click on our own page.
    if (!isSameOrigin(request, settings.baseUrl)) return reply.redirect("/login");
    try {
      await countNetworks(db, GOOGLE_BY_ADDRESS, networksOf(request.ip), clock.now());
      const { url, state } = await provider.startSignIn();
      setStateCookie(reply, { ...state, to }, cookie);
      return reply.redirect(url.href);
    } catch (error) {
      if (error instanceof Fault && error.code === "too_many") return reply.redirect(TOO_MANY);
      log.error({ request: request.id, reason: reasonOf(error) }, `${providerUsers.name} could not be reached`);
      return reply.redirect(failed);
    }
  });

  answer(calls.callback, async (_, { request, reply }) => {
    const state = takeStateCookie(request, reply, cookie);
    const isJoining = state?.to === "join";
    const invitation = isJoining ? takeInvitationCookie(request, reply, cookie.secure) : undefined;
    try {
      if (provider === undefined || state === undefined) return reply.redirect(failed);
      const query = request.url.slice(request.url.indexOf("?") + 1);
      const person = withTrustedEmail(await provider.finishSignIn(query, state), providerSettings?.trustEmail);
      const policy = settings.registration;
      const user = await providerSignIn(db, { person, providerUsers, policy, invitation, now: clock.now() });
      // A new user has joined; an existing one decides there whether to.
      const mustAcceptInvitation = isJoining && !user.isNew;
      if (!(await signInOrWait(deps, providerUsers.proofOf(user.id, person.subject), request, reply)))
        return reply.redirect(mustAcceptInvitation ? "/login?step=2&to=/join" : "/login?step=2");
      devices.remember(request, reply, user.email);
      return reply.redirect(mustAcceptInvitation ? "/join" : "/dashboard");
    } catch (error) {
      log.warn({ request: request.id, reason: reasonOf(error) }, `${providerUsers.name} sign-in failed`);
      if (!isJoining) return reply.redirect(failed);
      return reply.redirect(
        error instanceof Fault && error.code === "forbidden" ? "/join?error=person" : `/join?error=${name}`,
      );
    }
  });
}

/** The operator may vouch for the addresses of their own provider. */
const withTrustedEmail = (person: ProviderPerson, isTrusted = false) => ({
  ...person,
  isVerified: person.isVerified || isTrusted,
});

// The library's errors contain requests and tokens in their causes: only the message is logged.
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "unknown");

// Browsers accept this prefix only from this host, over https, for all paths.
const nameOf = ({ provider, secure }: CookieOptions) => `${secure ? "__Host-" : ""}weekwise-${provider}`;

/** Lax rather than Strict: the return from a provider is a cross-site navigation. */
const attributesOf = (secure: boolean) => ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

function setStateCookie(reply: FastifyReply, state: CookieState, cookie: CookieOptions): void {
  const value = Buffer.from(JSON.stringify(state)).toString("base64url");
  reply.setCookie(nameOf(cookie), value, { ...attributesOf(cookie.secure), maxAge: 600, signed: true });
}

/** Removes the state from the browser: it is valid for one return only. */
function takeStateCookie(request: FastifyRequest, reply: FastifyReply, cookie: CookieOptions): CookieState | undefined {
  const raw = request.cookies[nameOf(cookie)];
  reply.clearCookie(nameOf(cookie), attributesOf(cookie.secure));
  const { valid, value } = raw === undefined ? { valid: false, value: null } : request.unsignCookie(raw);
  if (!valid || value === null) return undefined;
  const found: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
  return isProviderState(found) ? found : undefined;
}

function isProviderState(value: unknown): value is CookieState {
  const isText = (key: string) =>
    typeof value === "object" && value !== null && typeof Reflect.get(value, key) === "string";
  return ["state", "nonce", "verifier"].every(isText);
}
