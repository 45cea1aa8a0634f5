/** Files dragged over an element and dropped on it. */
import { LIMITS } from "@limpid/contract";
import { type DragEvent, useRef, useState } from "react";

export interface FileDrop {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

/** The highlight goes 50 ms after the files have, unless they only went on to a part of the element. */
export function useFileDrop(onFiles: (files: readonly File[], target: HTMLElement) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const clear = (): void => {
    clearTimeout(clearing.current);
    clearing.current = setTimeout(() => setIsOver(false), LIMITS.dropHighlightMs);
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        clearTimeout(clearing.current);
        setIsOver(true);
      },
      onDragLeave: clear,
      onDrop: (event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        clear();
        onFiles(files, event.currentTarget);
      },
    },
  };
}
