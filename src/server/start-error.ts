/** A start that can't go on for a reason a person can mend; the message is all they need to read. */
export function startError(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = "StartError";
  return error;
}

export function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === "StartError";
}

/** The code of a system or PostgreSQL error ("EACCES", "28P01"), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** How a command ends when it could not do its work: in words, with exit code 1. */
export function endWithError(error: unknown): void {
  const words = isStartError(error) ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
