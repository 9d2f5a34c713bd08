import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import type { Category } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import type { FileKind } from "./file-kind.ts";
import type { NoPlace as NoQueuePlace } from "./queue.ts";

export type ScanFile = { bytes: Uint8Array; kind: FileKind };

/** The document's data. Its category is determined later, from the name and the document's kind. */
export type Reading = Omit<ScanResult, "category"> & {
  /** The kind of bill its vocabulary suggests. */
  topic: Category | null;
  /** All of its words, normalised and separated by spaces. */
  text: string;
  /** The reading network's probability of each kind. */
  topics?: { category: Category; confidence: number }[] | undefined;
  /** The pages as JPEG, large enough for a model to read; none unless requested. */
  views: Uint8Array<ArrayBuffer>[];
};

/** Why nothing was read: encrypted, not a bill, or too complex. */
export type Refusal = "password" | "unreadable" | "complex";

/** A file that was refused, and the numbers of its pages that weren't read. */
export type Refused = { refusal: Refusal; unread: number[] };

export type Outcome = { reading: Reading } | Refused;

/** A page of a PDF as JPEG, and the number of pages. */
export type Drawing = { drawn: { jpeg: Uint8Array; pages: number } };

export type ReadOptions = {
  /** The request's id, for the log. */
  request?: string | undefined;
  today: Day;
  withViews: boolean;
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
};

export type DrawOptions = Pick<ReadOptions, "request" | "signal">;

/** Why a user has to wait: for their own scans, for everyone's, or until more reading time is available, in seconds. */
export type NoPlace = { none: NoQueuePlace } | { none: "spent"; seconds: number };

/** A place in the queue, taken before the file is received, so that waiting requests hold no files in memory. */
export type Place = {
  /** Reads one file, or several pictures as the pages of one bill. */
  read: (files: readonly ScanFile[], options: ReadOptions) => Promise<Outcome>;
  /** Renders a page of a PDF, counted from one. */
  draw: (file: { bytes: Uint8Array; page: number }, options: DrawOptions) => Promise<Drawing | Refused>;
  leave: () => void;
};

/** Reads bills in another process. */
export type Scanner = {
  /** A place, or why there is none. */
  enter: (who: string) => Place | NoPlace;
  /** The current number of processes. */
  count: () => number;
  /** The number of files being read, and waiting. */
  load: () => { running: number; queued: number };
  close: () => void;
};
