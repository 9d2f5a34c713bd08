import * as z from "zod/mini";
import { CURRENCIES } from "#core/settings.ts";
import { SHARE_MODES, WHOLE_SHARE } from "#core/shares.ts";
import { ROLES } from "./access.ts";
import { MemberId, requiredText, text } from "./fields.ts";

/** A household as an exported file tells of it: what it is called, who is in it, and how they share the bills. */
export const ExportedHousehold = z.strictObject(
  {
    name: requiredText("Household name", 100),
    currency: z.nullable(z.enum(CURRENCIES, "Unknown currency")),
    timeZone: z.nullable(text("Time zone", 64)),
    shareMode: z.enum(SHARE_MODES, "Unknown way of sharing"),
    members: z
      .array(
        z.strictObject({
          id: MemberId,
          /** Their first and last name, by which they are recognised where they have another id. No addresses. */
          name: z.nullable(text("Name", 201)),
          role: z.enum(ROLES, "Unknown role"),
          /** Where percentages are set, in hundredths of a percent. */
          share: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(WHOLE_SHARE))),
        }),
        "members must be a list",
      )
      .check(z.maxLength(50, "At most 50 members")),
  },
  "Must have the fields of an export, and no others",
);
export type ExportedHousehold = z.output<typeof ExportedHousehold>;

/** What of people and shares could not be kept, because somebody of the file is not in this household. */
export const NotKept = z.object({
  /** Who is not here, by name where the file says it. */
  people: z.array(z.nullable(z.string())),
  /** Incomes that become those of whoever imports the file. */
  incomes: z.number(),
  /** Bills with shares of their own, which are now shared as the others are. */
  bills: z.number(),
  /** Whether the bills were shared in another way there, and this household keeps its own. */
  shareRule: z.boolean(),
});
export type NotKept = z.output<typeof NotKept>;
