import * as z from "zod/mini";
import { CURRENCIES } from "#core/settings.ts";
import { SHARE_MODES, WHOLE_SHARE } from "#core/shares.ts";
import { ROLES } from "./access.ts";
import { MemberId, requiredText, text } from "./fields.ts";

/** The household in an exported file: its name, members and how they share the bills. */
export const ExportedHousehold = z.strictObject(
  {
    name: requiredText("Household name", 100),
    currency: z.nullable(z.enum(CURRENCIES, "Unknown currency")),
    timeZone: z.nullable(text("Time zone", 64)),
    shareMode: z.enum(SHARE_MODES, "Unknown share mode"),
    members: z
      .array(
        z.strictObject({
          id: MemberId,
          /** First and last name, used to match members whose id differs. No email addresses. */
          name: z.nullable(text("Name", 201)),
          role: z.enum(ROLES, "Unknown role"),
          /** In hundredths of a percent; null unless percentages are set. */
          share: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(WHOLE_SHARE))),
        }),
        "members must be a list",
      )
      .check(z.maxLength(50, "At most 50 members")),
  },
  "Must have the fields of an export, and no others",
);
export type ExportedHousehold = z.output<typeof ExportedHousehold>;

/** What couldn't be kept because some members in the file aren't in this household. */
export const NotKept = z.object({
  /** The missing members, by name if the file has it. */
  people: z.array(z.nullable(z.string())),
  /** How many incomes are assigned to the person importing the file. */
  incomes: z.number(),
  /** How many incomes of former members are left out, as the file is this household's own. */
  incomesLeftOut: z.number(),
  /** How many bills lose their own shares and are shared like the rest. */
  bills: z.number(),
  /** Whether the file has a different share mode, which isn't applied here. */
  shareRule: z.boolean(),
});
export type NotKept = z.output<typeof NotKept>;
