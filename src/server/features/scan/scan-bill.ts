import type { Suggestion } from "#contract/categorize.ts";
import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import type { Day } from "#core/day.ts";
import { applyLesson, findLesson } from "#core/scan/learn/lesson.ts";
import { unreadText } from "#core/scan/unread-pages.ts";
import type { Settings } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import type { LessonRow } from "#server/features/scan-lessons/store.ts";
import type { Log } from "#server/log.ts";
import { askModel, type ModelReading } from "#server/scanner/ask-model.ts";
import type { Outcome, Place, Reading, Refusal, Refused, ScanFile } from "#server/scanner/scanner.ts";
import { withCategory } from "./with-category.ts";

const FIELDS = ["name", "amount", "frequency", "category", "dueDate", "paymentDay", "isDirectDebit"] as const;
const AGREED_CONFIDENCE = 0.97;
const MODEL_CONFIDENCE = 0.8;

/** A scan corrected by what its household learned from this biller. `text` is the document's whole text, normalised. */
function withLesson(result: ScanResult, text: string, lessons: readonly LessonRow[]): ScanResult {
  const lesson = findLesson({ layout: result.layout, text }, lessons);
  if (lesson === undefined) return result;
  const { read, changed } = applyLesson(result, result.values, lesson.learned);
  return { ...read, lesson: { id: lesson.id, biller: lesson.biller, fields: changed } };
}

const MODEL_SECONDS = 60;

type Options = {
  today: Day;
  /** The request's id, for the log. */
  request?: string | undefined;
  ai: Settings["ai"];
  modelSeconds?: number | undefined;
  log: Pick<Log, "warn">;
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
  /** The category helper, for the detected name. */
  suggest: (name: string) => Promise<{ suggestions: Suggestion[] }>;
  /** The household's earlier corrections. */
  listLessons: () => Promise<LessonRow[]>;
};

/** Reads a file, or the pictures of one bill, and returns its data. Nothing is stored. */
export async function scanBill(
  place: Pick<Place, "read">,
  files: readonly ScanFile[],
  options: Options,
): Promise<ScanResult> {
  const { ai, request, today, signal, onProgress } = options;
  const reading = readingOf(
    await place.read(files, { request, today, signal, onProgress, withViews: ai !== undefined }),
  );
  const guesses = reading.name === null ? [] : (await options.suggest(reading.name)).suggestions;
  const local = withCategory(reading, guesses);
  // A person outranks every reader.
  const result = withLesson(await withOpinion(local, reading, options), reading.text, await options.listLessons());
  return { ...result, otherAmounts: result.otherAmounts.filter(({ amount }) => amount !== result.amount) };
}

/** Adds a language model's reading, if configured. Structured data in the file needs no second opinion. */
async function withOpinion(local: ScanResult, reading: Reading, options: Options): Promise<ScanResult> {
  const { ai, log, request, signal } = options;
  if (ai === undefined || reading.engine === "e-invoice") return local;
  try {
    const limit = AbortSignal.timeout((options.modelSeconds ?? MODEL_SECONDS) * 1000);
    return withModel(local, await askModel({ ai, reading, signal: AbortSignal.any([signal, limit]) }));
  } catch (error) {
    signal.throwIfAborted();
    // Only the error's name: a model's response may quote the bill.
    log.warn({ request, why: error instanceof Error ? error.name : "unknown" }, "the model could not read a bill");
    return local;
  }
}

const REFUSALS: Record<Refusal, string> = {
  password: "This PDF is password-protected",
  unreadable: "No bill could be read from this file",
  complex: "This file is too complex to read. A photo of the bill may work better.",
};

function readingOf(outcome: Outcome): Reading {
  if ("reading" in outcome) return outcome.reading;
  throw new Fault("unreadable", refusalText(outcome));
}

const refusalText = ({ refusal, unread }: Refused) =>
  refusal === "unreadable" && unread.length > 0 ? `${REFUSALS[refusal]}. ${unreadText(unread)}` : REFUSALS[refusal];

/** The local result combined with a model's: agreement raises confidence, and what the model left out is unchanged. */
function withModel(local: ScanResult, model: ModelReading): ScanResult {
  const findings = { ...local.findings };
  for (const field of FIELDS) {
    if (model[field] === null) continue;
    const agreed = model[field] === local[field] ? findings[field] : undefined;
    findings[field] = agreed
      ? { ...agreed, confidence: AGREED_CONFIDENCE }
      : { confidence: MODEL_CONFIDENCE, page: null, box: null };
  }
  return {
    ...local,
    name: model.name ?? local.name,
    amount: model.amount ?? local.amount,
    frequency: model.frequency ?? local.frequency,
    category: model.category ?? local.category,
    dueDate: model.dueDate ?? local.dueDate,
    paymentDay: model.paymentDay ?? local.paymentDay,
    isDirectDebit: model.isDirectDebit ?? local.isDirectDebit,
    findings,
    engine: "model",
  };
}
