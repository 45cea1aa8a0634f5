/** Files dropped on the grid: told to whoever listens around it (specification §2). The only one, or null. */
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
