/** The shares of good, flagged and missing cells of a column. */
import { useMemo } from "react";
import { useTableStore } from "../data/table-context.ts";
import { qualityOf } from "../model/quality.ts";
import styles from "./column-header.module.css";

export function QualityBar({ column }: { readonly column: number }) {
  const data = useTableStore("data");
  const { ok, flagged, missing, total } = useMemo(() => qualityOf(data, column), [data, column]);
  if (total === 0) return <div className={styles.quality} data-empty="true" />;
  const text = `${ok} of ${total} good, ${flagged} flagged, ${missing} missing`;
  return (
    <div className={styles.quality} role="img" aria-label={text} title={text}>
      {ok > 0 && <div className={styles.ok} style={{ flex: ok }} />}
      {flagged > 0 && <div className={styles.flagged} style={{ flex: flagged }} />}
      {missing > 0 && <div className={styles.missing} style={{ flex: missing }} />}
    </div>
  );
}
