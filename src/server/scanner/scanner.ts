import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import type { Category } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import type { FileKind } from "./file-kind.ts";
import type { NoPlace as NoQueuePlace } from "./queue.ts";

export type ScanFile = { bytes: Uint8Array; kind: FileKind };

/** What the paper says. Its category is concluded later, from the name and from what the paper is about. */
export type Reading = Omit<ScanResult, "category"> & {
  /** The kind of bill its words speak of. */
  topic: Category | null;
  /** All of its words, squashed, a space around each. */
  text: string;
  /** How likely the reading network takes it for each kind. */
  topics?: { category: Category; confidence: number }[] | undefined;
  /** The pages as JPEG, large enough for a model to read; none unless asked for. */
  views: Uint8Array<ArrayBuffer>[];
};

/** Why nothing was read: locked, no bill, or more work than any bill takes. */
export type Refusal = "password" | "unreadable" | "complex";

export type Outcome = { reading: Reading } | { refusal: Refusal };

/** A page of a PDF as JPEG, and how many there are. */
export type Drawing = { drawn: { jpeg: Uint8Array; pages: number } };

export type ReadOptions = {
  /** Whose sake it is for, in the log. */
  request?: string | undefined;
  today: Day;
  withViews: boolean;
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
};

export type DrawOptions = Pick<ReadOptions, "request" | "signal">;

/** Why somebody has to wait: for their own scans, for everybody's, or for the hour to end, so many seconds from now. */
export type NoPlace = { none: NoQueuePlace } | { none: "spent"; seconds: number };

/** A place in the queue, taken before the file is received, so that a full house holds no files in memory. */
export type Place = {
  /** Reads one file, or several pictures as the pages of one bill. */
  read: (files: readonly ScanFile[], options: ReadOptions) => Promise<Outcome>;
  /** Draws a page of a PDF; counted from one. */
  draw: (file: { bytes: Uint8Array; page: number }, options: DrawOptions) => Promise<Drawing | { refusal: Refusal }>;
  leave: () => void;
};

/** Reads bills outside this process. */
export type Scanner = {
  /** A place, or why there is none. */
  enter: (who: string) => Place | NoPlace;
  /** How many processes there are just now. */
  count: () => number;
  /** How many files are being read, and how many wait for it. */
  load: () => { running: number; queued: number };
  close: () => void;
};
