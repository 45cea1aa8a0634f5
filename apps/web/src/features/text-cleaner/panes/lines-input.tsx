/** The field for pasting and typing lines. The browser keeps the text: writing thousands of lines back at every key is slow. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { type RefObject, type UIEvent, useLayoutEffect } from "react";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./panes.module.css";

interface LinesInputProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

export function LinesInput({ inputRef, onScroll }: LinesInputProps) {
  const { text, setText } = useCleaner();
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    // Cleared, or read from a file.
    if (input.value !== text) input.value = text;
    if (text === "") input.focus({ preventScroll: true });
  }, [inputRef, text]);
  return (
    <textarea
      ref={inputRef}
      className={classes.input}
      aria-label="Lines to clean"
      placeholder={TEXT_CLEANER_LABELS.placeholder}
      wrap="off"
      spellCheck={false}
      onChange={(event) => setText(event.currentTarget.value)}
      onScroll={onScroll}
    />
  );
}
