import * as z from "zod/mini";
import * as requests from "#contract/requests/scan.ts";
import { CATEGORIES } from "#core/categories.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { LAYOUT_SIZE } from "#core/scan/learn/layout.ts";
import { MOST_SPOTS } from "#core/scan/learn/spot.ts";
import { LABEL_LENGTH, VALUE_FORMS } from "#core/scan/learn/values.ts";
import { call } from "./call.ts";
import { Instant, idInput, pathId, requiredText, text } from "./fields.ts";

/** How many billers a household remembers; the one corrected longest ago is dropped first. */
export const MOST_LESSONS = 200;

const share = z.number("Must be a number").check(z.minimum(0), z.maximum(1));

/** Where a value is found on a biller's bills. x and y are fractions of the page's width and height. */
const Spot = z.strictObject({
  form: z.enum(VALUE_FORMS, "Unknown form"),
  label: text("Label", LABEL_LENGTH),
  page: z.number("Must be a number").check(z.int(), z.minimum(1), z.maximum(300)),
  x: share,
  y: share,
});
const spots = z
  .array(Spot, "Positions must be a list")
  .check(
    z.minLength(1, "At least one position is required"),
    z.maxLength(MOST_SPOTS, `At most ${MOST_SPOTS} positions`),
  );

/** What a person corrected: fixed values as they are, the amount and due date by their position. */
export const Learned = z.strictObject({
  name: z.optional(requiredText("Bill name", 255)),
  category: z.optional(z.enum(CATEGORIES, "Unknown category")),
  frequency: z.optional(z.enum(USUAL_FREQUENCIES, "Unknown frequency")),
  isDirectDebit: z.optional(z.boolean("Must be true or false")),
  amount: z.optional(spots),
  dueDate: z.optional(spots),
});

/** Identifies a biller's bills: the name as read, and hashes of the words on the first page. */
export const lessonPaper = {
  readAs: z.nullable(text("Name", 255)),
  layout: z
    .array(z.number("Must be a number").check(z.int("Must be a whole number"), z.minimum(0), z.maximum(4_294_967_295)))
    .check(z.maxLength(LAYOUT_SIZE, `At most ${LAYOUT_SIZE} words`)),
};

export const ScanLesson = z.object({
  id: z.number(),
  /** The household's name for the biller. */
  biller: z.string(),
  learned: Learned,
  createdAt: Instant,
  updatedAt: Instant,
});
export type ScanLesson = z.output<typeof ScanLesson>;

export const LearnInput = z.object({
  biller: requiredText("Bill name", 255),
  ...lessonPaper,
  learned: Learned,
  /** The lesson that was applied to the scan, if any. */
  lessonId: z._default(z.nullable(idInput("Valid ID is required")), null),
});

export const learnFromScan = call({
  ...requests.learnFromScan,
  summary: `Remember a correction to a scanned bill, so that the next bill from the same biller is read correctly. Up to ${MOST_LESSONS} billers per household.`,
  access: "write",
  input: LearnInput,
  output: ScanLesson,
  status: 201,
  faults: ["not_found"],
});

export const listScanLessons = call({
  ...requests.listScanLessons,
  summary: "List what was learned from corrections to scanned bills, by biller.",
  access: "read",
  output: z.array(ScanLesson),
});

export const forgetScanLesson = call({
  ...requests.forgetScanLesson,
  summary: "Forget what was learned about one biller.",
  access: "write",
  params: z.object({ id: pathId("Valid ID is required") }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});
