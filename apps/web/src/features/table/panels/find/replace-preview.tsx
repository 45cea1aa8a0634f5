/** What the first cells become, before anything is replaced. */
import type { FindReply } from "@limpid/contract";
import { ChangedText } from "../../parts/changed-text.tsx";
import styles from "./find.module.css";

const SHOWN = 3;

export function ReplacePreview({ samples }: Pick<FindReply, "samples">) {
  return (
    <ul className={styles.preview} aria-label="Preview">
      {samples.slice(0, SHOWN).map(({ row, column, before, after }) => (
        <li key={`${row},${column}`}>
          <ChangedText before={before} after={after === "" ? null : after} />
        </li>
      ))}
    </ul>
  );
}
