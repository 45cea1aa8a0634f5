/** The two panes. Both scroll as one, whichever is moved. */
import { useMediaQuery } from "@mantine/hooks";
import { type CSSProperties, type UIEvent, useLayoutEffect, useRef } from "react";
import { paneType } from "../model/pane-type.ts";
import { splitLines } from "../model/split-lines.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import { LinesInput } from "./lines-input.tsx";
import classes from "./panes.module.css";
import { ResultList } from "./result-list.tsx";

/** One pane is above the other, as in panes.module.css. */
const STACKED = "(max-width: 40em)";

export function Panes({ isDropTarget }: { readonly isDropTarget: boolean }) {
  const { text, state } = useCleaner();
  const input = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const isStacked = useMediaQuery(STACKED, false, { getInitialValueInEffect: false });
  const { fontPx, rowPx, resultRowPx } = paneType(splitLines(text).length, isStacked);

  useLayoutEffect(() => {
    if (state.answer.kind !== "done" || input.current === null || output.current === null) return;
    const { offsetHeight, clientHeight, scrollTop } = input.current;
    output.current.style.setProperty("--input-bar", `${offsetHeight - clientHeight}px`);
    // New results come in at the top; the lines may have been scrolled while they were made.
    output.current.scrollTop = isStacked ? placeIn(output.current, input.current) : scrollTop;
  }, [state.answer, isStacked]);

  const follow = (other: HTMLElement | null) => (event: UIEvent<HTMLElement>) => {
    if (other === null) return;
    const wanted = isStacked ? placeIn(other, event.currentTarget) : event.currentTarget.scrollTop;
    // Less than a pixel is rounding, and would go back and forth.
    if (Math.abs(other.scrollTop - wanted) >= 1) other.scrollTop = wanted;
  };
  return (
    <div
      className={classes.panes}
      data-drop={isDropTarget}
      style={
        {
          "--pane-font": `${fontPx}px`,
          "--pane-row": `${rowPx}px`,
          "--result-row": `${resultRowPx}px`,
        } as CSSProperties
      }
    >
      <LinesInput inputRef={input} onScroll={(event) => follow(output.current)(event)} />
      <ResultList scrollRef={output} rowPx={resultRowPx} onScroll={(event) => follow(input.current)(event)} />
    </div>
  );
}

/** Rows of unequal heights meet at both ends: the scroll position in `pane` that is as far through it as `other` is. */
function placeIn(pane: HTMLElement, other: HTMLElement): number {
  const range = other.scrollHeight - other.clientHeight;
  return range <= 0 ? pane.scrollTop : (other.scrollTop / range) * (pane.scrollHeight - pane.clientHeight);
}
