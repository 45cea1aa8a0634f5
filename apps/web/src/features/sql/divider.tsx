/** The line between the editor and the result, to be dragged, or moved by key. */
import type { KeyboardEvent, PointerEvent } from "react";
import styles from "./sql-screen.module.css";

interface DividerProps {
  readonly heightPx: number;
  readonly onHeight: (heightPx: number) => void;
}

const MIN_PX = 80;
const MAX_PX = 640;
const STEP_PX = 24;

export function Divider({ heightPx, onHeight }: DividerProps) {
  const set = (px: number): void => onHeight(Math.round(Math.min(MAX_PX, Math.max(MIN_PX, px))));
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Partial<Record<string, number>> = {
      ArrowUp: heightPx - STEP_PX,
      ArrowDown: heightPx + STEP_PX,
      Home: MIN_PX,
      End: MAX_PX,
    };
    const px = moves[event.key];
    if (px === undefined) return;
    event.preventDefault();
    set(px);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const handle = event.currentTarget;
    const startPx = heightPx - event.clientY;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientY }) => set(startPx + clientY);
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> can be neither dragged nor focused
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the editor"
      aria-valuenow={heightPx}
      aria-valuemin={MIN_PX}
      aria-valuemax={MAX_PX}
      tabIndex={0}
      className={styles.divider}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
