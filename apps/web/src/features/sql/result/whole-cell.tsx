/** The whole of a cell, which the grid cuts off. */

import { copyText } from "../../../lib/copy-text.ts";
import type { GridCell } from "../../../ui/grid/grid-source.ts";
import { Button } from "../../../ui/parts/button.tsx";
import { Modal } from "../../../ui/parts/modal.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import styles from "./result.module.css";

interface WholeCellProps {
  readonly title: string;
  /** Null: closed. */
  readonly cell: GridCell | null;
  readonly onClose: () => void;
}

export function WholeCell({ title, cell, onClose }: WholeCellProps) {
  return (
    <Modal opened={cell !== null} onClose={onClose} title={title} centered size="lg" closeButtonProps={CLOSE}>
      {cell?.note === "" ? (
        <>
          <ScrollRegion className={styles.whole} aria-label="Cell">
            {cell.text}
          </ScrollRegion>
          <Button size="compact-md" variant="default" onClick={() => void copyText(cell.text)}>
            Copy
          </Button>
        </>
      ) : (
        <p className="soft">{cell?.note}</p>
      )}
    </Modal>
  );
}

const CLOSE = { "aria-label": "Close" };
