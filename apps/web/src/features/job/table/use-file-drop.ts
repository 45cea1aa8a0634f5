/** Files dropped on the grid: told to whoever listens around it, and nothing else happens to them here. */
import { CLIENT_ERRORS, LIMITS } from "@limpid/contract";
import { type DragEvent, useState } from "react";
import { MESSAGE_LEVEL } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";

const FILES_DROPPED = "files-dropped";

export function useFileDrop() {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent<HTMLElement>) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        setTimeout(() => setIsOver(false), LIMITS.dropHighlightMs);
        if (files.length > 1) postMessage(CLIENT_ERRORS.oneFileOnly, MESSAGE_LEVEL.error);
        else event.currentTarget.dispatchEvent(new CustomEvent(FILES_DROPPED, { bubbles: true, detail: files }));
      },
    },
  };
}
