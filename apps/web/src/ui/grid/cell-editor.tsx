/** The text box of the cell being edited. A text area, since an input would lose a cell's line breaks. */
import { useLayoutEffect, useRef } from "react";
import styles from "./grid.module.css";
import { type EditorCommand, readEditorKey } from "./key-map.ts";

export interface CellEditorProps {
  readonly draft: string;
  readonly label: string;
  readonly align: "left" | "right";
  readonly onDone: (text: string, command: EditorCommand) => void;
}

const STAY: EditorCommand = { kind: "commit", rows: 0, columns: 0 };

export function CellEditor({ draft, label, align, onDone }: CellEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    const element = box.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const finish = (command: EditorCommand): void => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(box.current?.value ?? draft, command);
  };

  return (
    <textarea
      ref={box}
      className={styles.editor}
      data-align={align}
      aria-label={label}
      defaultValue={draft}
      rows={1}
      spellCheck={false}
      onBlur={() => finish(STAY)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const command = event.nativeEvent.isComposing || event.altKey ? null : readEditorKey(event);
        if (command === null) return;
        event.preventDefault();
        finish(command);
      }}
    />
  );
}
