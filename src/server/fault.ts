import { type FaultCode, faults } from "#contract/faults.ts";

type Details = { errors?: Record<string, string>; retryAfter?: number };

/** An error with a code and a message for the user. Thrown by verbs, handled in one place. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly errors: Record<string, string> | undefined;
  /** Seconds until a retry makes sense. */
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
