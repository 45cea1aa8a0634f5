/** The two panes. Both scroll as one, whichever is moved. */
import { type CSSProperties, type UIEvent, useLayoutEffect, useRef } from "react";
import { paneType } from "../model/pane-type.ts";
import { splitLines } from "../model/split-lines.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import { LinesInput } from "./lines-input.tsx";
import classes from "./panes.module.css";
import { ResultList } from "./result-list.tsx";

export function Panes({ isDropTarget }: { readonly isDropTarget: boolean }) {
  const { text, state } = useCleaner();
  const input = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const { fontPx, rowPx } = paneType(splitLines(text).length);

  useLayoutEffect(() => {
    if (state.answer.kind !== "done" || input.current === null || output.current === null) return;
    const { offsetHeight, clientHeight, scrollTop } = input.current;
    output.current.style.setProperty("--input-bar", `${offsetHeight - clientHeight}px`);
    // New results come in at the top; the lines may have been scrolled while they were made.
    output.current.scrollTop = scrollTop;
  }, [state.answer]);

  const follow = (other: HTMLElement | null) => (event: UIEvent<HTMLElement>) => {
    const { scrollTop } = event.currentTarget;
    if (other !== null && other.scrollTop !== scrollTop) other.scrollTop = scrollTop;
  };
  return (
    <div
      className={classes.panes}
      data-drop={isDropTarget}
      style={{ "--pane-font": `${fontPx}px`, "--pane-row": `${rowPx}px` } as CSSProperties}
    >
      <LinesInput inputRef={input} onScroll={(event) => follow(output.current)(event)} />
      <ResultList scrollRef={output} rowPx={rowPx} onScroll={(event) => follow(input.current)(event)} />
    </div>
  );
}
