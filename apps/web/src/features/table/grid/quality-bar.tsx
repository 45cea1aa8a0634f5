/** The shares of good, flagged and missing cells of a column, and how sure its cells are. */
import { LABELS } from "@limpid/contract";
import { useQuality } from "../data/use-quality.ts";
import styles from "./column-header.module.css";

export function QualityBar({ column }: { readonly column: number }) {
  const quality = useQuality(column);
  if (quality === undefined || quality.total === 0) return <div className={styles.quality} data-empty="true" />;
  const { ok, flagged, missing, total, confidence } = quality;
  const sure = confidence === null ? "" : `. ${LABELS.averageConfidence(confidence)}`;
  const text = `${ok} of ${total} good, ${flagged} flagged, ${missing} missing${sure}`;
  return (
    <div className={styles.quality} role="img" aria-label={text} title={text}>
      {ok > 0 && <div className={styles.ok} style={{ flex: ok }} />}
      {flagged > 0 && <div className={styles.flagged} style={{ flex: flagged }} />}
      {missing > 0 && <div className={styles.missing} style={{ flex: missing }} />}
    </div>
  );
}
