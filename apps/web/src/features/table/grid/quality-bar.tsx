/** The shares of good, flagged and missing cells of a column, and how sure its cells are. */
import { LABELS } from "@limpid/contract";
import { useQuality } from "../data/use-quality.ts";
import styles from "./column-header.module.css";

interface QualityBarProps {
  readonly column: number;
  /** Whether cleaning could have flagged a value; the values of free text are neither good nor bad. */
  readonly isJudged: boolean;
}

export function QualityBar({ column, isJudged }: QualityBarProps) {
  const quality = useQuality(column);
  if (quality === undefined || quality.total === 0) return <div className={styles.quality} data-empty="true" />;
  const { ok, flagged, missing, total, confidence } = quality;
  const sure = confidence === null ? "" : `. ${LABELS.averageConfidence(confidence)}`;
  const good = isJudged ? `${ok} of ${total} good` : `${total} not judged`;
  const text = `${good}, ${flagged} flagged, ${missing} missing${sure}`;
  return (
    <div className={styles.quality} role="img" aria-label={text} title={text}>
      {ok > 0 && <div className={styles.ok} data-judged={isJudged} style={{ flex: ok }} />}
      {flagged > 0 && <div className={styles.flagged} style={{ flex: flagged }} />}
      {missing > 0 && <div className={styles.missing} style={{ flex: missing }} />}
    </div>
  );
}
