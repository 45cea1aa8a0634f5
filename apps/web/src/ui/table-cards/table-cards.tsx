/** Cards of tables: one column, two where there is room. */
import type { CatalogueTable } from "@limpid/contract";
import { type Searched, TableCard } from "./table-card.tsx";
import classes from "./table-cards.module.css";

interface TableCardsProps {
  readonly label: string;
  readonly tables: readonly CatalogueTable[];
  readonly searched?: Searched | null;
  /** They are those of the search before, until the new ones come. */
  readonly isStale?: boolean;
}

export function TableCards({ label, tables, searched = null, isStale = false }: TableCardsProps) {
  const now = new Date();
  return (
    <ul className={classes.cards} aria-label={label} data-stale={isStale}>
      {tables.map((table) => (
        <li key={table.id} className={classes.place}>
          <TableCard table={table} searched={searched} now={now} />
        </li>
      ))}
    </ul>
  );
}
