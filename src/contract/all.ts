import type * as z from "zod/mini";
import * as accounts from "./accounts.ts";
import * as auth from "./auth.ts";
import * as billLife from "./bill-life.ts";
import * as bills from "./bills.ts";
import * as calendar from "./calendar.ts";
import type { Call } from "./call.ts";
import * as categorize from "./categorize.ts";
import * as documents from "./documents.ts";
import * as exporting from "./export.ts";
import * as household from "./household.ts";
import * as importing from "./import.ts";
import * as incomes from "./incomes.ts";
import * as invitations from "./invitations.ts";
import * as live from "./live.ts";
import * as notifications from "./notifications.ts";
import * as openid from "./openid.ts";
import * as ownAccount from "./own-account.ts";
import * as passkeys from "./passkeys.ts";
import * as payments from "./payments.ts";
import * as plan from "./plan.ts";
import * as planChanges from "./plan-changes.ts";
import * as planInput from "./plan-input.ts";
import * as scan from "./scan.ts";
import * as scanLessons from "./scan-lessons.ts";
import * as security from "./security.ts";
import * as settings from "./settings.ts";
import * as statements from "./statements.ts";
import * as system from "./system.ts";
import * as tokens from "./tokens.ts";

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

const modules = [
  auth,
  openid,
  security,
  ownAccount,
  passkeys,
  tokens,
  accounts,
  bills,
  billLife,
  documents,
  payments,
  incomes,
  plan,
  planInput,
  planChanges,
  calendar,
  scan,
  scanLessons,
  categorize,
  exporting,
  importing,
  household,
  invitations,
  live,
  settings,
  notifications,
  statements,
  system,
] as const;

type UnionToIntersection<Part> = (Part extends unknown ? (module: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The types of everything these files export, with each call under its name. */
export type Exported = UnionToIntersection<(typeof modules)[number]>;

/** Every call in the API. A test checks that the server has exactly these routes. */
export const allCalls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall));

/** The exported schemas by name: Bill, Payment, CreateBillInput … */
export const namedSchemas: readonly (readonly [name: string, schema: z.ZodMiniType])[] = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
);
