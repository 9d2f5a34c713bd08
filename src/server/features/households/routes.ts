import * as contract from "#contract/household.ts";
import * as invitations from "#contract/invitations.ts";
import { PEOPLE_LIMITS, peopleLimitMessage } from "#contract/limits.ts";
import { backgroundOf } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { countNetworks } from "#server/features/auth/attempts.ts";
import type { NetworkLimit } from "#server/features/auth/limits.ts";
import { findUser } from "#server/features/auth/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { setInvitationCookie } from "#server/http/invitation-cookie.ts";
import { countAttempt, type Limit, networksOf } from "#server/http/rate-limit.ts";
import type { Principal, Sessions } from "#server/http/session.ts";
import { type Changes, tabOf } from "#server/live/changes.ts";
import { getHousehold, householdNotFound } from "./get-household.ts";
import {
  invitationLink,
  invite,
  inviteMail,
  join,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from "./invitations.ts";
import { changeRole, handOver, leaveHousehold, removeMember } from "./members.ts";
import { setBillShares, setShares } from "./shares.ts";
import { insertHousehold, listHouseholdsOf } from "./store.ts";
import { deleteHouseholdData, keepHouseholdData, updateHousehold } from "./update-household.ts";

/** Invitations by one household; each may send an email to a stranger. */
const INVITE: Limit = { what: "invite", max: 30, minutes: 60 };
/** Invalid links. A valid link is never blocked by them. */
const WRONG_INVITATION: NetworkLimit = { what: "invitation-address", max: 30, wide: 120, minutes: 15 };

type HouseholdDeps = Pick<Deps, "db" | "clock" | "settings" | "mailer" | "background"> & {
  sessions: Sessions;
  changes: Changes;
};

const showWith =
  ({ timezone }: Deps["settings"]) =>
  (db: Db, who: { household: string; user: string }) =>
    getHousehold(db, who, timezone);

export function householdRoutes(answer: Answer, deps: HouseholdDeps): void {
  const { db, clock, sessions, changes, settings } = deps;
  const show = showWith(settings);

  /** The session has switched, and so must the live connections of its other tabs. */
  const disconnectOtherTabs = ({ household }: Principal) => changes.publish({ household, isAboutPeople: true });

  answer(contract.getHousehold, (_, { principal }) => show(db, principal));
  answer(contract.updateHousehold, ({ input }, { principal, write }) =>
    write(async (tx) => {
      await updateHousehold(tx, principal.household, { input, clock });
      return show(tx, principal);
    }),
  );
  answer(contract.deleteHouseholdData, (_, { principal, write }) =>
    write(async (tx, { now }) => {
      await deleteHouseholdData(tx, principal.household, { user: principal.user, now });
      return show(tx, principal);
    }),
  );
  answer(contract.keepHouseholdData, (_, { principal, write }) =>
    write(async (tx) => {
      await keepHouseholdData(tx, principal.household);
      return show(tx, principal);
    }),
  );
  answer(contract.setShares, ({ input }, { principal, write }) =>
    write(async (tx) => {
      await setShares(tx, principal.household, input);
      return show(tx, principal);
    }),
  );
  answer(contract.setBillShares, ({ params, input }, { principal, write }) =>
    write(async (tx) => {
      await setBillShares(tx, principal.household, params.id, input.parts);
      return show(tx, principal);
    }),
  );

  answer(contract.changeRole, ({ params, input }, { principal, write }) =>
    write(async (tx, { now }) => {
      await changeRole(tx, principal, { ...params, ...input, now });
      return show(tx, principal);
    }),
  );
  answer(contract.handOver, ({ input }, { principal, write }) =>
    write(async (tx, { now }) => {
      await handOver(tx, principal, input.memberId, now);
      return show(tx, principal);
    }),
  );
  answer(contract.removeMember, async ({ params }, { principal, write }) => {
    await write((tx, { now }) => removeMember(tx, principal, params.id, now));
    return undefined;
  });

  answer(contract.listHouseholds, async (_, { principal }) =>
    (await listHouseholdsOf(db, principal.user)).map((each) => ({
      ...each,
      isActive: each.id === principal.household,
    })),
  );
  answer(contract.createHousehold, async ({ input }, { principal, request }) => {
    const { user } = principal;
    const created = await inTransaction(db, async (tx) => {
      await checkHouseholdLimit(tx, user);
      const household = await insertHousehold(tx, { user, name: input.name, now: clock.now() });
      await sessions.moveTo(tx, request, household);
      return show(tx, { household, user });
    });
    disconnectOtherTabs(principal);
    return created;
  });
  answer(contract.switchHousehold, async ({ params }, { principal, request }) => {
    const { user } = principal;
    const membership = (await listHouseholdsOf(db, user)).find(({ id }) => id === params.id);
    if (membership === undefined) throw householdNotFound();
    await sessions.moveTo(db, request, membership.id);
    disconnectOtherTabs(principal);
    return show(db, { household: membership.id, user });
  });
  answer(contract.leaveHousehold, async (_, { principal, request }) => {
    await inTransaction(db, (tx) =>
      leaveHousehold(tx, {
        ...{ household: principal.household, user: principal.user, now: clock.now() },
        onNext: (household) => sessions.moveTo(tx, request, household),
      }),
    );
    disconnectOtherTabs(principal);
    return undefined;
  });

  invitationRoutes(answer, deps);
}

async function checkHouseholdLimit(tx: Db, user: string): Promise<void> {
  const households = await listHouseholdsOf(tx, user);
  if (households.length >= PEOPLE_LIMITS.households) throw new Fault("conflict", peopleLimitMessage("households"));
  if ((await findUser(tx, user))?.isDemo) throw new Fault("conflict", "The sample account can't have more households");
}

function invitationRoutes(answer: Answer, deps: HouseholdDeps): void {
  const { db, clock, settings, mailer, background, sessions, changes } = deps;
  const { baseUrl } = settings;
  const show = showWith(settings);

  answer(invitations.listInvitations, (_, { principal }) => listInvitations(db, principal.household, clock.now()));
  answer(invitations.revokeInvitation, async ({ params }, { principal, write }) => {
    await write((tx) => revokeInvitation(tx, principal.household, params.id));
    return undefined;
  });
  answer(invitations.invite, async ({ input }, { principal, request }) => {
    const { household, user } = principal;
    const { role, email = null } = input;
    const now = clock.now();
    await countAttempt(db, INVITE, household, now);
    // Without an Idempotency-Key, whose stored response would contain the secret.
    const { invitation, token } = await inTransaction(db, (tx) => invite(tx, { household, user, role, email, now }));
    const link = invitationLink(baseUrl, token);
    const isMailed = email !== null && mailer.kind === "smtp";
    if (isMailed) {
      const details = await readInvitation(db, token, now);
      const mail = inviteMail({ to: email, link, ...details });
      backgroundOf(background, request.id).run("sending an invitation", () => mailer.send(mail));
    }
    return { invitation, link, isMailed };
  });

  /** Only invalid links are counted. */
  const countingInvalidLinks = async <T>(ip: string, act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Fault && error.code === "not_found") {
        await countNetworks(db, WRONG_INVITATION, networksOf(ip), clock.now());
      }
      throw error;
    }
  };
  answer(invitations.readInvitation, async ({ input: { token } }, { request, reply }) => {
    const invitation = await countingInvalidLinks(request.ip, () => readInvitation(db, token, clock.now()));
    setInvitationCookie(reply, token, baseUrl.protocol === "https:");
    return invitation;
  });
  answer(invitations.acceptInvitation, async ({ input }, { principal, request }) => {
    const { user } = principal;
    const before = principal.household;
    const household = await countingInvalidLinks(request.ip, () =>
      inTransaction(db, async (tx) => {
        const person = await findUser(tx, user);
        if (person === undefined || person.isDemo)
          throw new Fault("conflict", "The sample account can't join a household");
        const joined = await join(tx, { user, email: person.email, token: input.token, now: clock.now() });
        await sessions.moveTo(tx, request, joined.household);
        return show(tx, { household: joined.household, user });
      }),
    );
    changes.publish({ household: household.id, tab: tabOf(request), isAboutPeople: true });
    changes.publish({ household: before, isAboutPeople: true });
    return household;
  });
}
