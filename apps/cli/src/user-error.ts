/** A mistake of the person at the terminal: one sentence on stderr and exit code 2, no stack trace. */
export class UserError extends Error {
  override readonly name = "UserError";
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  EEXIST: "a part of the path is no folder",
  ENOTDIR: "a part of the path is no folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

/** "Cannot read "a.csv": there is no such file or folder"; errors that are nobody's mistake pass through. */
export function explainFileError(error: unknown, action: string, path: string): unknown {
  const reason = REASONS[errorCode(error) ?? ""];
  return reason === undefined ? error : new UserError(`Cannot ${action} "${path}": ${reason}`, { cause: error });
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
