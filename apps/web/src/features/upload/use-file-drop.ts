/** The whole page takes a dropped file. */
import { CLIENT_ERRORS, LIMITS } from "@limpid/contract";
import { useEffect, useEffectEvent, useState } from "react";

interface FileDropHandlers {
  readonly onFile: (file: File) => void;
  readonly onMistake: (title: string) => void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Whether a file is being held over the page; the highlight goes 50 ms after the file has. */
export function useFileDrop({ onFile, onMistake }: FileDropHandlers): boolean {
  const [isOver, setIsOver] = useState(false);

  const accept = useEffectEvent((event: DragEvent) => {
    const files = event.dataTransfer?.files;
    const file = files?.[0];
    if (files === undefined || file === undefined) return;
    if (files.length > 1) onMistake(CLIENT_ERRORS.oneFileOnly);
    else onFile(file);
  });

  useEffect(() => {
    let clearing: ReturnType<typeof setTimeout> | undefined;
    const clear = (): void => {
      clearTimeout(clearing);
      clearing = setTimeout(() => setIsOver(false), LIMITS.dropHighlightMs);
    };
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
      clearTimeout(clearing);
      setIsOver(true);
    };
    const drop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      clear();
      accept(event);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("dragover", over, options);
    window.addEventListener("dragleave", clear, options);
    window.addEventListener("drop", drop, options);
    return () => {
      clearTimeout(clearing);
      stop.abort();
    };
  }, []);
  return isOver;
}
