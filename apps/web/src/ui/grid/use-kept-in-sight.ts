/** When the grid becomes narrower or lower, as by a panel beside it, the active cell that was in sight stays there. */
import { type RefObject, useEffect } from "react";
import type { Position } from "./position.ts";
import { useStableCallback } from "./use-stable-callback.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

export function useKeptInSight(
  viewport: RefObject<HTMLElement | null>,
  { row, column }: Position,
  reveal: (position: Position, isCentred: boolean) => void,
): void {
  const onShrink = useStableCallback((element: HTMLElement, before: Size) => {
    const cell = element.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (cell === null) return;
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    const wasSeen =
      right > frame.left && left < frame.left + before.width && bottom > frame.top && top < frame.top + before.height;
    if (wasSeen) reveal({ row, column }, false);
  });
  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    let before: Size = { width: element.clientWidth, height: element.clientHeight };
    const observer = new ResizeObserver(() => {
      const now: Size = { width: element.clientWidth, height: element.clientHeight };
      if (now.width < before.width || now.height < before.height) onShrink(element, before);
      before = now;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, onShrink]);
}
