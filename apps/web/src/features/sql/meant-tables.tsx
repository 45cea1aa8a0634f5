/** Tables that a name in the query may mean, each to be taken in its place. */
import type { ProblemReply } from "@limpid/contract";
import { counted } from "../../lib/counted.ts";
import { TextButton } from "../../ui/text-button.tsx";
import styles from "./sql-screen.module.css";

type Meant = NonNullable<ProblemReply["tables"]>[number];

interface MeantTablesProps {
  readonly tables: readonly Meant[];
  readonly onChoose: (sqlName: string) => void;
}

export function MeantTables({ tables, onChoose }: MeantTablesProps) {
  return (
    <ul className={styles.meant}>
      {tables.map((table) => (
        <li key={table.id}>
          <TextButton onClick={() => onChoose(table.sql_name)}>{table.name ?? table.id}</TextButton>
          <span className={styles.soft}>{aboutText(table)}</span>
        </li>
      ))}
    </ul>
  );
}

function aboutText({ id, is_own: isOwn, username, num_rows: rows, updated_at: changed }: Meant): string {
  const owner = isOwn ? "yours" : (username ?? "published");
  return `${owner} · ${counted(rows, "row")} · changed ${changed.slice(0, 10)} · ${id.slice(0, 8)}`;
}
