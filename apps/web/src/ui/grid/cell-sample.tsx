/** What a cell with a mark looks like, for a legend. */
import { CellText } from "./cell-text.tsx";
import styles from "./grid.module.css";
import type { GridCell } from "./grid-source.ts";

interface CellSampleProps extends Pick<GridCell, "text" | "marks"> {
  readonly ghost?: string | undefined;
}

export function CellSample({ text, marks, ghost }: CellSampleProps) {
  return (
    <div className={styles.sample} aria-hidden="true">
      <div className={styles.cell} data-marks={marks} data-align="left">
        <CellText text={text} ghost={ghost} />
      </div>
    </div>
  );
}
