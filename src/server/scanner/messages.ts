import * as z from "zod/mini";
import { ScanProgress, ScanResult } from "#contract/scan.ts";
import { CATEGORIES } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import type { FileKind } from "./file-kind.ts";

/** A bill to be read. */
export type ReadJob = {
  /** A PDF by itself, or pictures. */
  files: readonly { bytes: Uint8Array; kind: FileKind }[];
  today: Day;
  withViews: boolean;
};
/** A page of a PDF to be drawn. */
export type DrawJob = { bytes: Uint8Array; page: number };
/** What a reader's process is asked. */
export type Job = ReadJob | DrawJob;

/**
 * What a reader does with a file, each with a budget of processor time: the libraries that open a PDF cannot be told to count
 * what they do. `used` is what the process had used when it began.
 */
export const PHASES = ["text", "draw", "look"] as const;
export type Phase = (typeof PHASES)[number];

/** Hears how far the reading of a file is. */
export type ReadingListener = {
  progress: (progress: ScanProgress) => void;
  /** Called before the work begins: whoever watches from outside counts what it takes. */
  phase: (phase: Phase) => void;
};

/** What it says. Whoever wrote the file may have a hand in it, so it is parsed like a stranger's. */
export const ChildMessage = z.union([
  z.object({ said: z.literal("ready") }),
  z.object({ said: z.literal("phase"), phase: z.enum(PHASES), used: z.number() }),
  z.object({ said: z.literal("progress"), progress: ScanProgress }),
  z.object({ said: z.literal("refused"), refusal: z.enum(["password", "unreadable", "complex"]) }),
  z.object({ said: z.literal("drawn"), jpeg: z.instanceof(Uint8Array), pages: z.number() }),
  z.object({
    said: z.literal("read"),
    reading: z.extend(z.omit(ScanResult, { category: true }), {
      topic: z.nullable(z.enum(CATEGORIES)),
      text: z.string(),
      topics: z.optional(z.array(z.object({ category: z.enum(CATEGORIES), confidence: z.number() }))),
      views: z.array(z.instanceof(Uint8Array)),
    }),
  }),
]);
export type ChildMessage = z.output<typeof ChildMessage>;
