/** Files dropped on the grid: told to whoever listens around it, and nothing else happens to them here. */
import { CLIENT_ERRORS, MessageLevel } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";

const FILES_DROPPED = "files-dropped";

export function notifyDroppedFiles(files: readonly File[], target: HTMLElement): void {
  if (files.length > 1) postMessage(CLIENT_ERRORS.oneFileOnly, MessageLevel.error);
  else target.dispatchEvent(new CustomEvent(FILES_DROPPED, { bubbles: true, detail: files }));
}
