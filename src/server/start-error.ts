/** An error at startup that a person can fix; its message is all they need. */
export function startError(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = "StartError";
  return error;
}

export function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === "StartError";
}

/** The code of a system or PostgreSQL error ("EACCES", "28P01"), if any. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Ends a failed command with a message and exit code 1. */
export function endWithError(error: unknown): void {
  const message = isStartError(error) ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
