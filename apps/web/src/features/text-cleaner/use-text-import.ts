/** A text file as input, chosen or dropped. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { useRef, useState } from "react";
import { type FileDrop, useFileDrop } from "../../lib/use-file-drop.ts";

export interface TextImport {
  readonly load: (files: readonly File[]) => void;
  /** What was wrong with the last file. */
  readonly mistake: string | null;
  readonly drop: FileDrop;
}

export function useTextImport(onText: (text: string) => void): TextImport {
  const [mistake, setMistake] = useState<string | null>(null);
  const newest = useRef<File>(undefined);

  const load = (files: readonly File[]): void => {
    const file = files[0];
    if (file === undefined) return;
    const wrong = mistakeOf(files, file);
    setMistake(wrong);
    newest.current = file;
    if (wrong === null) void file.text().then((text) => newest.current === file && onText(text));
  };
  return { load, mistake, drop: useFileDrop(load) };
}

function mistakeOf(files: readonly File[], { name }: File): string | null {
  if (files.length > 1) return CLIENT_ERRORS.oneFileOnly;
  return name.toLowerCase().endsWith(".txt") ? null : CLIENT_ERRORS.textFilesOnly;
}
