/** Names and values, one a line. */
import type { DottedEntry } from "../../model/dotted-keys.ts";
import styles from "./modals.module.css";

export function Properties({ entries }: { readonly entries: readonly DottedEntry[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {entries.map(([key, text]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
