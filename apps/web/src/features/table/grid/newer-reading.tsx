/** Says that the file has been read again since. This table stays as it is. */
import { useTableStore } from "../data/table-context.ts";
import styles from "./newer-reading.module.css";

export function NewerReading() {
  const { nextUuid } = useTableStore("state").reading;
  if (nextUuid === null) return null;
  return (
    <p className={styles.notice} role="note">
      A newer reading of this file exists. <a href={`/table/${nextUuid}`}>Open it</a>
    </p>
  );
}
