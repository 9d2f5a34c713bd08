import type { ScanResult } from "#contract/scan.ts";
import type { ModelReading } from "#server/scanner/ask-model.ts";

const FIELDS = ["name", "amount", "frequency", "category", "dueDate", "paymentDay", "isDirectDebit"] as const;
const AGREED = 0.97;
const ALONE = 0.8;

/** The local result with a model's word over it: what both say is surer, what the model left open stays as it was. */
export function withModel(local: ScanResult, model: ModelReading): ScanResult {
  const findings = { ...local.findings };
  for (const field of FIELDS) {
    if (model[field] === null) continue;
    const same = model[field] === local[field] ? findings[field] : undefined;
    findings[field] = same ? { ...same, confidence: AGREED } : { confidence: ALONE, page: null, box: null };
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
