/** Keeps the room of changes that are on their way. */
import { numbered } from "../../../../lib/numbered.ts";
import styles from "./changes-panel.module.css";

export function ChangeSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">The changes are on their way</span>
      {numbered(Array.from({ length: count })).map(({ index }) => (
        <div key={index} className={styles.blank}>
          <span style={{ width: `${40 + ((index * 37) % 50)}%` }} />
        </div>
      ))}
    </div>
  );
}
