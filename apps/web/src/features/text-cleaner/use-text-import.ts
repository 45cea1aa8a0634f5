/** A text file as input, chosen or dropped. */
import { CLIENT_ERRORS, LIMITS } from "@limpid/contract";
import { type DragEvent, useState } from "react";

export interface TextImport {
  readonly load: (files: FileList | null) => void;
  /** What was wrong with the last file. */
  readonly mistake: string | null;
  readonly isOver: boolean;
  readonly dropHandlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

export function useTextImport(onText: (text: string) => void): TextImport {
  const [mistake, setMistake] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const load = (files: FileList | null): void => {
    const file = files?.[0];
    if (file === undefined) return;
    const wrong = mistakeOf(files, file);
    setMistake(wrong);
    if (wrong === null) void file.text().then(onText);
  };
  const clear = (): void => {
    setTimeout(() => setIsOver(false), LIMITS.dropHighlightMs);
  };
  return {
    load,
    mistake,
    isOver,
    dropHandlers: {
      onDragOver: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: clear,
      onDrop: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        clear();
        load(event.dataTransfer.files);
      },
    },
  };
}

function mistakeOf(files: FileList | null, { name }: File): string | null {
  if ((files?.length ?? 0) > 1) return CLIENT_ERRORS.oneFileOnly;
  return name.toLowerCase().endsWith(".txt") ? null : CLIENT_ERRORS.textFilesOnly;
}
