import { matchPeople, type Person } from "#core/household.ts";
import { areValidShares, type ShareMode, type SharePart } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";
import { readShares, writeShares } from "#server/features/households/shares-store.ts";
import { fullNameOf, listMembers } from "#server/features/households/store.ts";
import { lockHousehold } from "#server/features/limits/check-limit.ts";
import type { File, Summary } from "./file.ts";
import type { ExistingData } from "./known.ts";
import type { Plan } from "./plan-import.ts";

type Rule = { mode: ShareMode; parts: SharePart[] };

/** The file's people matched to members, and what follows from it. */
export type People = {
  localOf: ReadonlyMap<string, string>;
  missing: Person[];
  /** The file is this household's own, so that whoever is missing has left. */
  isOwnFile: boolean;
  /** The file's sharing rule, if it can be adopted. */
  rule: Rule | undefined;
  isRuleKept: boolean;
};

type Importer = { household: string; user: string };

/** Matches the file's people to members. Earlier files have only ids. */
export async function findPeople(db: Db, { household, user }: Importer, file: File): Promise<People> {
  const listed: Person[] = file.household?.members ?? [];
  const listedIds = new Set(listed.map(({ id }) => id));
  const mentioned = [
    ...file.incomes.flatMap(({ memberId }) => memberId ?? []),
    ...file.bills.flatMap(({ shares = [] }) => shares.map(({ memberId }) => memberId)),
  ];
  const unnamed = [...new Set(mentioned)].filter((id) => !listedIds.has(id)).map((id) => ({ id, name: null }));
  const filePeople = [...listed, ...unnamed];
  const members = (await listMembers(db, household)).map((member) => ({ id: member.userId, name: fullNameOf(member) }));
  const localOf = matchPeople(filePeople, members);
  const isOwnFile = file.origin === household;
  // A file's only member with another account is taken to be the importer.
  const [only] = filePeople;
  if (!isOwnFile && only !== undefined && filePeople.length === 1 && localOf.size === 0) localOf.set(only.id, user);
  const missing = filePeople.filter(({ id }) => !localOf.has(id));
  return { localOf, missing, isOwnFile, ...(await findRule(db, household, file, localOf)) };
}

/** A household that shares by income, the default, adopts another rule if everyone with a share is a member. */
async function findRule(db: Db, household: string, file: File, localOf: People["localOf"]) {
  if (file.household === undefined) return { rule: undefined, isRuleKept: true };
  const { shareMode: mode, members } = file.household;
  const withShare = mode === "percent" ? members.filter(({ share }) => (share ?? 0) > 0) : [];
  const parts = localParts(
    withShare.map(({ id, share }) => ({ memberId: id, share: share ?? 0 })),
    localOf,
  );
  const current = await readShares(db, household);
  const isSame = current.mode === mode && sameParts(current.parts, parts ?? []);
  if (isSame || current.mode !== "income") return { rule: undefined, isRuleKept: isSame };
  const isWhole = mode !== "percent" || (parts !== undefined && areValidShares(parts));
  return { rule: isWhole ? { mode, parts: parts ?? [] } : undefined, isRuleKept: isWhole };
}

const sameParts = (some: readonly SharePart[], others: readonly SharePart[]) => {
  const textOf = (parts: readonly SharePart[]) =>
    parts
      .flatMap(({ memberId, share }) => (share > 0 ? [`${memberId} ${share}`] : []))
      .sort()
      .join();
  return textOf(some) === textOf(others);
};

/** Shares of matching members; undefined when one is missing. */
function localParts(parts: readonly SharePart[], localOf: People["localOf"]): SharePart[] | undefined {
  const found = parts.flatMap(({ memberId, share }) => {
    const local = localOf.get(memberId);
    return local === undefined ? [] : [{ memberId: local, share }];
  });
  return found.length === parts.length ? found : undefined;
}

/**
 * The file with the ids of matching members. Incomes of missing people become the importer's; their bill shares are
 * dropped.
 */
export function withLocalPeople(file: File, { localOf }: People): File {
  return {
    ...file,
    accounts: file.accounts.map(({ holders, ...account }) => ({
      ...account,
      ...(holders && { holders: holders.flatMap((id) => localOf.get(id) ?? []) }),
    })),
    incomes: file.incomes.map(({ memberId, ...income }) => ({
      ...income,
      ...(memberId === null ? { memberId } : memberId && localOf.has(memberId) && { memberId: localOf.get(memberId) }),
    })),
    bills: file.bills.map((bill) => ({ ...bill, shares: localParts(bill.shares ?? [], localOf) ?? [] })),
  };
}

/** The incomes that left with former members, by id: restored, they would be pay that nobody gets. */
export function incomesToLeaveOut(
  { incomes }: File,
  { localOf, isOwnFile }: People,
  { findExisting }: Pick<ExistingData, "findExisting">,
): Set<number> {
  const isFormer = ({ memberId }: File["incomes"][number]) => memberId != null && !localOf.has(memberId);
  const left = incomes.filter((income) => isFormer(income) && findExisting("income", income.key) === undefined);
  return new Set(isOwnFile ? left.map(({ id }) => id) : []);
}

type Kept = { plan: Plan; people: People; leftOut: ReadonlySet<number> };

/** The new data that could not be kept. */
export function notKeptOf(file: File, { plan, people, leftOut }: Kept): Summary["notKept"] {
  const { localOf, missing, isRuleKept } = people;
  const isMember = (memberId: string) => localOf.has(memberId);
  const isCreated = (id: number) => ["new", "restored"].includes(plan.bills.get(id)?.state ?? "");
  const added = new Set(plan.incomes.map(({ id }) => id));
  const incomes = file.incomes.filter(
    ({ id, memberId }) => added.has(id) && memberId != null && !isMember(memberId),
  ).length;
  const bills = file.bills.filter(
    ({ id, shares = [] }) => isCreated(id) && shares.some(({ memberId }) => !isMember(memberId)),
  ).length;
  const incomesLeftOut = leftOut.size;
  const isIncomplete = incomes > 0 || incomesLeftOut > 0 || bills > 0 || !isRuleKept;
  const names = isIncomplete ? missing.map(({ name }) => name) : [];
  return { people: names, incomes, incomesLeftOut, bills, shareRule: !isRuleKept };
}

/** Adopts the file's sharing rule, unless it was changed here or someone left in the meantime. */
export async function adoptShareRule(tx: Db, household: string, { rule }: People): Promise<void> {
  if (rule === undefined) return;
  await lockHousehold(tx, household);
  const people = new Set((await listMembers(tx, household)).map(({ userId }) => userId));
  const isUnchanged = (await readShares(tx, household)).mode === "income";
  if (isUnchanged && rule.parts.every(({ memberId }) => people.has(memberId))) await writeShares(tx, household, rule);
}
