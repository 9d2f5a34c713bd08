import * as z from "zod/mini";
import * as requests from "#contract/requests/scan.ts";
import { CATEGORIES } from "#core/categories.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { LAYOUT_SIZE } from "#core/scan/learn/layout.ts";
import { MOST_SPOTS } from "#core/scan/learn/spot.ts";
import { LABEL_LENGTH, VALUE_FORMS } from "#core/scan/learn/values.ts";
import { call } from "./call.ts";
import { Instant, idInput, pathId, requiredText, text } from "./fields.ts";

/** How many billers' papers a household remembers; the one that was corrected longest ago goes first. */
export const MOST_LESSONS = 200;

const share = z.number("Must be a number").check(z.minimum(0), z.maximum(1));

/** Where a value stands on a biller's papers, each a share of the page's width or height from 0 to 1. */
const Spot = z.strictObject({
  form: z.enum(VALUE_FORMS, "Unknown form"),
  label: text("Label", LABEL_LENGTH),
  page: z.number("Must be a number").check(z.int(), z.minimum(1), z.maximum(300)),
  x: share,
  y: share,
});
const spots = z
  .array(Spot, "Places must be a list")
  .check(z.minLength(1, "A place is needed"), z.maxLength(MOST_SPOTS, `At most ${MOST_SPOTS} places`));

/** What a person set right: what never changes as it is, an amount and a due date by where they stand. */
export const Learned = z.strictObject({
  name: z.optional(requiredText("Bill name", 255)),
  category: z.optional(z.enum(CATEGORIES, "Unknown category")),
  frequency: z.optional(z.enum(USUAL_FREQUENCIES, "Unknown frequency")),
  isDirectDebit: z.optional(z.boolean("Must be true or false")),
  amount: z.optional(spots),
  dueDate: z.optional(spots),
});

/** What recognises a biller's papers: the name that was read, and hashes of the words of its first page. */
export const lessonPaper = {
  readAs: z.nullable(text("Name", 255)),
  layout: z
    .array(z.number("Must be a number").check(z.int("Must be a whole number"), z.minimum(0), z.maximum(4_294_967_295)))
    .check(z.maxLength(LAYOUT_SIZE, `At most ${LAYOUT_SIZE} words`)),
};

export const ScanLesson = z.object({
  id: z.number(),
  /** What the household calls the biller. */
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
  /** What the scan itself was set right by. */
  lessonId: z._default(z.nullable(idInput("Valid ID is required")), null),
});

export const learnFromScan = call({
  ...requests.learnFromScan,
  summary: `Remember what a person corrected on a scanned bill, so that the next one of the same biller is read right. Of up to ${MOST_LESSONS} billers for a household.`,
  access: "write",
  input: LearnInput,
  output: ScanLesson,
  status: 201,
  faults: ["not_found"],
});

export const listScanLessons = call({
  ...requests.listScanLessons,
  summary: "What was learned from corrections of scanned bills, by biller.",
  access: "read",
  output: z.array(ScanLesson),
});

export const forgetScanLesson = call({
  ...requests.forgetScanLesson,
  summary: "Forget what was learned on one biller's papers.",
  access: "write",
  params: z.object({ id: pathId("Valid ID is required") }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});
