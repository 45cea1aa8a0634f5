/** The edge of a column header: drag it, press arrow keys on it, or double-click it to fit. */
import { type PointerEvent, useRef } from "react";
import { COLUMN_WIDTH, stepWidth } from "./column-width.ts";
import styles from "./grid.module.css";

export interface ResizeHandleProps {
  readonly title: string;
  readonly widthPx: number;
  readonly onResize: (widthPx: number) => void;
  readonly onFit: () => void;
}

export function ResizeHandle({ title, widthPx, onResize, onFit }: ResizeHandleProps) {
  const start = useRef<{ readonly x: number; readonly widthPx: number } | null>(null);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, widthPx };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (start.current !== null) onResize(start.current.widthPx + event.clientX - start.current.x);
  };
  const end = (): void => {
    start.current = null;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule (hr) can be neither dragged nor focused
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${title}`}
      aria-valuenow={widthPx}
      aria-valuemin={COLUMN_WIDTH.minPx}
      aria-valuemax={COLUMN_WIDTH.maxPx}
      tabIndex={-1}
      className={styles.handle}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onFit}
      onKeyDown={(event) => {
        if (event.key === "Enter") onFit();
        else if (event.key === "ArrowLeft") onResize(stepWidth(widthPx, -1));
        else if (event.key === "ArrowRight") onResize(stepWidth(widthPx, 1));
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
