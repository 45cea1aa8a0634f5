/** Announces files dropped on the grid to listeners around it (specification §2). Returns a single file, or null. */
import { CLIENT_ERRORS, MessageLevel } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";

const FILES_DROPPED = "files-dropped";

export function notifyDroppedFiles(files: readonly File[], target: HTMLElement): File | null {
  if (files.length > 1) {
    postMessage(CLIENT_ERRORS.oneFileOnly, MessageLevel.error);
    return null;
  }
  target.dispatchEvent(new CustomEvent(FILES_DROPPED, { bubbles: true, detail: files }));
  return files[0] ?? null;
}
