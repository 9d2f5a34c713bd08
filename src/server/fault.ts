import { type FaultCode, faults } from "#contract/faults.ts";

type Details = { errors?: Record<string, string>; retryAfter?: number };

/** A refusal with a code and words for the person. Verbs throw it; the one handler answers it. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly errors: Record<string, string> | undefined;
  /** Seconds until it makes sense to try again. */
  readonly retryAfter: number | undefined;

  constructor(code: FaultCode, message: string, details: Details = {}) {
    super(message);
    this.name = "Fault";
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return faults[this.code];
  }
}
