import * as z from "zod/mini";
import { ScanProgress, ScanResult } from "#contract/scan.ts";
import { CATEGORIES } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import type { FileKind } from "./file-kind.ts";

/** A bill to be read. */
export type ReadJob = {
  /** A single PDF, or pictures. */
  files: readonly { bytes: Uint8Array; kind: FileKind }[];
  today: Day;
  withViews: boolean;
};
/** A page of a PDF to be rendered. */
export type DrawJob = { bytes: Uint8Array; page: number };
/** A request to a reader's process. */
export type Job = ReadJob | DrawJob;

/**
 * The phases of reading a file, each with a CPU time budget: the libraries that open a PDF can't count their work.
 * `used` is the CPU time at the start.
 */
export const PHASES = ["text", "draw", "look"] as const;
export type Phase = (typeof PHASES)[number];

/** Called with the progress of reading a file. */
export type ReadingListener = {
  progress: (progress: ScanProgress) => void;
  /** Called before the work starts: the watching process measures it. */
  phase: (phase: Phase) => void;
};

/** No bill is longer; a book is not worth opening. */
export const MAX_PAGES = 300;
const Refusal = z.enum(["password", "unreadable", "complex"]);
const Unread = z.array(z.int().check(z.positive())).check(z.maxLength(MAX_PAGES));

/** Its response. The file may have compromised the process, so it is parsed like untrusted input. */
export const ChildMessage = z.union([
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("phase"), phase: z.enum(PHASES), used: z.number() }),
  z.object({ type: z.literal("progress"), progress: ScanProgress }),
  z.object({ type: z.literal("refused"), refusal: Refusal, unread: Unread }),
  z.object({ type: z.literal("drawn"), jpeg: z.instanceof(Uint8Array), pages: z.number() }),
  z.object({
    type: z.literal("read"),
    reading: z.extend(z.omit(ScanResult, { category: true }), {
      topic: z.nullable(z.enum(CATEGORIES)),
      text: z.string(),
      topics: z.optional(z.array(z.object({ category: z.enum(CATEGORIES), confidence: z.number() }))),
      views: z.array(z.instanceof(Uint8Array)),
    }),
  }),
]);
export type ChildMessage = z.output<typeof ChildMessage>;
