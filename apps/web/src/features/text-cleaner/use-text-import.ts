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

interface Mistake {
  readonly reason: string;
  /** The text at the time of the import; if it has changed since, the file is dropped. */
  readonly text: string;
}

export function useTextImport(text: string, onText: (text: string) => void): TextImport {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const newest = useRef<File>(undefined);

  const load = (files: readonly File[]): void => {
    const file = files[0];
    if (file === undefined) return;
    const wrong = mistakeOf(files, file);
    setMistake(wrong === null ? null : { reason: wrong, text });
    newest.current = file;
    if (wrong === null) void file.text().then((read) => newest.current === file && onText(read));
  };
  return { load, mistake: mistake?.text === text ? mistake.reason : null, drop: useFileDrop(load) };
}

function mistakeOf(files: readonly File[], { name }: File): string | null {
  if (files.length > 1) return CLIENT_ERRORS.oneFileOnly;
  return name.toLowerCase().endsWith(".txt") ? null : CLIENT_ERRORS.textFilesOnly;
}
