import { addStatementLines, applyStatement, dropStatement, startStatement } from "#contract/requests/statements.ts";
import type { Statement } from "#contract/statements.ts";
import { formatMoney } from "#core/money.ts";
import { ask, isRefusal, newIdempotencyKey } from "#web/lib/ask.ts";
import type { inputOf } from "./draft.ts";
import type { AskWorker } from "./use-statement-worker.ts";
import type { FileRead, Summary } from "./worker-messages.ts";

const PAGE_SIZE = 500;

type Input = ReturnType<typeof inputOf>;

/** An import whose transactions are saved. The key makes repeating it harmless. */
export type Upload = { id: number; key: string; input: Input; known: number };

/** What became of an import; unknown if the server's answer was lost. */
export type Outcome =
  | { state: "applied"; statement: Statement; known: number }
  | { state: "cancelled" }
  | { state: "unknown"; upload: Upload };

type SendOptions = {
  askWorker: AskWorker;
  file: FileRead;
  at: number;
  statement: Summary;
  accountId: number;
  input: Input;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Uploads the transactions in parts, then applies the selection. If it throws, nothing was changed. */
export async function sendStatement({ input, ...options }: SendOptions): Promise<Outcome> {
  const upload = { ...(await uploadLines(options)), key: newIdempotencyKey(), input };
  try {
    return await apply(upload);
  } catch (error) {
    const outcome = await settle(upload);
    const isRefused = isRefusal(error) && error.fault !== undefined && error.status < 500;
    if (outcome.state === "cancelled" || (isRefused && outcome.state === "unknown")) throw error;
    return outcome;
  }
}

/** Finds out what became of an import whose answer was lost: cancels it, unless it was applied. */
export async function settle(upload: Upload): Promise<Outcome> {
  try {
    await ask(dropStatement, { params: { id: upload.id } });
    return { state: "cancelled" };
  } catch (error) {
    const code = isRefusal(error) ? error.fault?.code : undefined;
    if (code === "not_found") return { state: "cancelled" };
    // Applied: with its key, the server repeats its answer.
    if (code === "conflict") return apply(upload).catch(() => ({ state: "unknown", upload }));
    return { state: "unknown", upload };
  }
}

async function apply({ id, key, input, known }: Upload): Promise<Outcome> {
  const statement = await ask(applyStatement, { params: { id }, input, headers: { "idempotency-key": key } });
  return { state: "applied", statement, known };
}

type UploadOptions = Omit<SendOptions, "input">;

async function uploadLines({ askWorker, file, at, statement, accountId, onProgress, signal }: UploadOptions) {
  const { account, format, from, to, closing, count } = statement;
  const { id } = await ask(startStatement, {
    input: {
      ...{ accountId, format, from, to, accountHint: account },
      closing: closing && { day: closing.day, amount: formatMoney(closing.amount) },
      layoutKey: file.csv?.key ?? null,
      layout: file.corrected,
    },
    signal,
  });
  try {
    let known = 0;
    for (let sent = 0; sent < count; sent += PAGE_SIZE) {
      signal.throwIfAborted();
      onProgress(sent / Math.max(1, count));
      const lines = await askWorker({ kind: "part", at, from: sent, count: PAGE_SIZE });
      known += (await ask(addStatementLines, { params: { id }, input: { lines }, signal })).known;
    }
    signal.throwIfAborted();
    return { id, known };
  } catch (error) {
    await ask(dropStatement, { params: { id } }).catch(() => undefined);
    throw error;
  }
}
