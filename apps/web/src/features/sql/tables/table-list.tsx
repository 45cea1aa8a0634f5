/** The tables and their columns, each to be clicked into the query. */
import type { UseQueryResult } from "@tanstack/react-query";
import { counted } from "../../../lib/counted.ts";
import { numbered } from "../../../lib/numbered.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import type { ListedTable } from "../api/use-listed-tables.ts";
import { columnName, tableName } from "../model/names.ts";
import styles from "./table-list.module.css";

interface TableListProps {
  readonly own: readonly ListedTable[];
  /** One's own too. */
  readonly all: readonly ListedTable[];
  readonly listed: Pick<UseQueryResult, "isError" | "isPending" | "refetch">;
  readonly onInsert: (text: string) => void;
}

export function TableList({ own, all, listed, onInsert }: TableListProps) {
  const ownIds = new Set(own.map(({ id }) => id));
  const others = all.filter(({ id }) => !ownIds.has(id));
  const isEmpty = !listed.isPending && !listed.isError && all.length === 0;
  return (
    <section className={styles.list} aria-label="Tables">
      <Group title="My tables" tables={own} isOpen onInsert={onInsert} />
      <Group title="Other tables" tables={others} isOpen={own.length === 0} onInsert={onInsert} />
      {listed.isPending && <p className={styles.soft}>Looking for tables …</p>}
      {isEmpty && <p className={styles.soft}>There is no table yet.</p>}
      {listed.isError && (
        <p className={styles.soft}>
          The tables could not be listed. <TextButton onClick={() => void listed.refetch()}>Try again</TextButton>
        </p>
      )}
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly tables: readonly ListedTable[];
  readonly isOpen: boolean;
  readonly onInsert: (text: string) => void;
}

function Group({ title, tables, isOpen, onInsert }: GroupProps) {
  if (tables.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {tables.map((table, index) => (
        <Table key={table.id} table={table} isOpen={isOpen && index === 0} onInsert={onInsert} />
      ))}
    </section>
  );
}

interface TableProps {
  readonly table: ListedTable;
  readonly isOpen: boolean;
  readonly onInsert: (text: string) => void;
}

function Table({ table: { id, name, sql_name: sqlName, num_rows: rows, columns }, isOpen, onInsert }: TableProps) {
  const title = name ?? id.slice(0, 8);
  const written = tableName(sqlName);
  return (
    <details className={styles.table} open={isOpen}>
      <summary title={`${title} · ${id}`}>
        <span className={styles.name}>{title}</span>
        <span className={styles.soft}>{counted(rows, "row")}</span>
      </summary>
      <ul className={styles.names}>
        <li>
          <button type="button" onClick={() => onInsert(written)}>
            <span className="visually-hidden">Insert the table </span>
            <span className={styles.written}>{written}</span>
          </button>
        </li>
        {numbered(columns).map(({ index, value: column }) => (
          <li key={index}>
            <button type="button" onClick={() => onInsert(columnName(column.title))}>
              <span className="visually-hidden">Insert </span>
              <span className={styles.name}>{column.title}</span>
              <span className={styles.soft}>{column.type}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
