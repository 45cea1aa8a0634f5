/** The Text Cleaner, first cut: lines on the left, what they mean on the right, level with each other. */
import { Button } from "@mantine/core";
import { type UIEvent, useLayoutEffect, useRef, useState } from "react";
import { ResultList } from "./result-list.tsx";
import { StatusLine } from "./status-line.tsx";
import classes from "./text-cleaner-screen.module.css";
import { useTextCleaning } from "./use-text-cleaning.ts";

export function TextCleanerScreen() {
  const [text, setText] = useState("");
  const { cleaning, isBusy } = useTextCleaning(text);
  const input = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // New results come in at the top; the lines may have been scrolled while they were made.
    if (cleaning.kind === "done" && output.current !== null) output.current.scrollTop = input.current?.scrollTop ?? 0;
  }, [cleaning]);

  const follow = (other: HTMLElement | null) => (event: UIEvent<HTMLElement>) => {
    const { scrollTop } = event.currentTarget;
    if (other !== null && other.scrollTop !== scrollTop) other.scrollTop = scrollTop;
  };
  return (
    <div className={classes.screen}>
      <div className={classes.bar}>
        <h1 className={classes.title}>Dates and times, line by line</h1>
        <StatusLine cleaning={cleaning} isBusy={isBusy} />
        <Button
          variant="default"
          disabled={text === ""}
          onClick={() => {
            setText("");
            input.current?.focus();
          }}
        >
          Clear
        </Button>
      </div>
      <div className={classes.panes} data-busy={isBusy}>
        <textarea
          ref={input}
          className={classes.input}
          aria-label="Lines to clean"
          placeholder="Paste data to start cleaning."
          wrap="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onScroll={(event) => follow(output.current)(event)}
        />
        <ResultList
          scrollRef={output}
          results={cleaning.kind === "done" ? cleaning.reply.results : []}
          onScroll={(event) => follow(input.current)(event)}
        />
      </div>
    </div>
  );
}
