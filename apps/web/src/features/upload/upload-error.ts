/** The wording of an upload that did not work (specification §8). */
import { CLIENT_ERRORS, ERRORS, errorTitle } from "@limpid/contract";
import { ApiProblem } from "../../lib/api-problem.ts";

export interface UploadError {
  readonly title: string;
  readonly detail: string | null;
}

const NO_ROOM = 507;

/** Explains errors that the user can act on; all others count as server trouble. */
export function explainUploadError(error: unknown, uploadMb: number): UploadError {
  if (!(error instanceof ApiProblem)) return { title: CLIENT_ERRORS.uploadFailed, detail: null };
  const { status, code, title, detail } = error;
  const isOurs = code in ERRORS;
  if (status === ERRORS.file_too_large.status && !isOurs) return tooLarge(uploadMb);
  if (isOurs && ((status >= 400 && status < 500) || status === NO_ROOM)) return { title, detail };
  return { title: CLIENT_ERRORS.uploadFailed, detail: null };
}

export function tooLarge(uploadMb: number): UploadError {
  return { title: errorTitle("file_too_large", uploadMb), detail: null };
}
