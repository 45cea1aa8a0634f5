/** Asks about a file dropped on the table, because it would open as another table. */
import { LABELS } from "@limpid/contract";
import { Button } from "../../../ui/parts/button.tsx";
import styles from "./clean-all-bar.module.css";

interface DroppedFileProps {
  readonly file: File;
  readonly onOpen: (file: File) => void;
  readonly onDismiss: () => void;
}

export function DroppedFile({ file, onOpen, onDismiss }: DroppedFileProps) {
  return (
    <section className={styles.bar} aria-label="Dropped file">
      <span role="status">{LABELS.fileDropped(file.name)}</span>
      <Button size="compact-sm" variant="default" onClick={() => onOpen(file)}>
        {LABELS.cleanDropped}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onDismiss}>
        Not now
      </Button>
    </section>
  );
}
