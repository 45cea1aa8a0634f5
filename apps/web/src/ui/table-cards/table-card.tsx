/** A table of the catalogue: what it is called, whose it is, how good, how large, and the way to it. */
import { type CatalogueTable, LABELS, type SearchScope } from "@limpid/contract";
import { counted } from "../../lib/counted.ts";
import { numbered } from "../../lib/numbered.ts";
import { percent } from "../../lib/percent.ts";
import { MarkedText } from "./marked-text.tsx";
import { QualityBar } from "./quality-bar.tsx";
import { relativeTime } from "./relative-time.ts";
import classes from "./table-card.module.css";

export interface Searched {
  readonly scope: SearchScope;
  readonly text: string;
}

interface TableCardProps {
  readonly table: CatalogueTable;
  /** What was searched for; null in a feed. */
  readonly searched: Searched | null;
  readonly now: Date;
}

const COLUMNS_SHOWN = 8;
/** Tables open in a tab of their own (specification §2). */
const NEW_TAB = { target: "_blank", rel: "noopener" } as const;

export function TableCard({ table, searched, now }: TableCardProps) {
  const address = `/table/${table.id}`;
  const name = table.name === "" ? "Untitled table" : table.name;
  const titleId = `table-${table.id}`;
  const marked = (text: string, ...scopes: readonly SearchScope[]) => (
    <MarkedText text={text} searched={searched !== null && scopes.includes(searched.scope) ? searched.text : ""} />
  );
  return (
    <article className={classes.card} data-mine={table.mine} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.name}>
          <a href={address} {...NEW_TAB}>
            {marked(name, "name", "semantic")}
          </a>
        </h2>
        {table.score !== null && (
          <span className={classes.score} title="How well it matches">
            {percent(table.score)}
          </span>
        )}
      </header>
      <p className={classes.facts}>
        <User table={table}>{table.username !== null && marked(table.username, "username")}</User>
        {!table.listed && <span className={classes.quiet}>{LABELS.private}</span>}
        {table.quality !== null && <QualityBar quality={table.quality} table={table} />}
        <LastUpdated date={new Date(table.last_touch_date)} now={now} />
      </p>
      {table.description !== null && table.description !== "" && (
        <p className={classes.description}>{marked(table.description, "semantic")}</p>
      )}
      {table.columns.length > 0 && (
        <ul className={classes.columns} aria-label="Columns">
          {numbered(table.columns.slice(0, COLUMNS_SHOWN)).map(({ index, value: column }) => (
            <li key={index} className={classes.column}>
              {marked(column, "columns", "semantic")}
            </li>
          ))}
          {table.num_columns > COLUMNS_SHOWN && (
            <li>and {(table.num_columns - COLUMNS_SHOWN).toLocaleString("en")} more</li>
          )}
        </ul>
      )}
      <footer className={classes.foot}>
        <p className={classes.facts}>
          <span>{sizeOf(table)}</span>
          <span>Version {table.version}</span>
          {table.source !== null && <span className={classes.source}>Source: {table.source}</span>}
          <a href={address} className={classes.id} aria-label={`Table ID ${table.id}`} {...NEW_TAB}>
            {marked(table.id, "id")}
          </a>
        </p>
        <a href={address} className={classes.view} aria-label={`View ${name}`} {...NEW_TAB}>
          View
        </a>
      </footer>
    </article>
  );
}

function User({ table, children }: { readonly table: CatalogueTable; readonly children: React.ReactNode }) {
  if (table.username === null) return table.mine ? <span className={classes.badge}>Yours</span> : null;
  return <span className={table.mine ? classes.badge : classes.user}>@{children}</span>;
}

function LastUpdated({ date, now }: { readonly date: Date; readonly now: Date }) {
  return (
    <span>
      Last updated{" "}
      <time
        dateTime={date.toISOString()}
        title={date.toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
      >
        {relativeTime(date, now)}
      </time>
    </span>
  );
}

function sizeOf({ num_rows, num_columns }: CatalogueTable): string {
  return `${counted(num_rows, "row")} × ${counted(num_columns, "column")}`;
}
