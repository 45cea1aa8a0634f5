/** Notices that stay until the user decides. They are below the cells, which do not move for them; a phone shows them first. */
import { FailedExport } from "../../ui/failed-export.tsx";
import { exportNow } from "./actions/export-table.ts";
import { useTable } from "./data/table-context.ts";
import { CleanAllBar } from "./grid/clean-all-bar.tsx";
import { DamageBar } from "./grid/damage-bar.tsx";
import { DroppedFile } from "./grid/dropped-file.tsx";
import { NewerReading } from "./grid/newer-reading.tsx";
import { RefusedEdits } from "./grid/refused-edits.tsx";
import styles from "./notices.module.css";
import { PersonalDataBar } from "./panels/owner/personal-data-bar.tsx";

interface NoticesProps {
  readonly dropped: File | null;
  readonly onNewFile?: ((file: File) => void) | undefined;
  readonly onNotNow: () => void;
}

export function Notices({ dropped, onNewFile, onNotNow }: NoticesProps) {
  const table = useTable();
  return (
    <div className={styles.notices}>
      <DamageBar />
      <RefusedEdits />
      <NewerReading />
      <CleanAllBar />
      <FailedExport id={table.uuid} onRetry={(wanted) => void exportNow(table, wanted)} />
      {dropped !== null && onNewFile !== undefined && (
        <DroppedFile file={dropped} onOpen={onNewFile} onDismiss={onNotNow} />
      )}
      <PersonalDataBar />
    </div>
  );
}
