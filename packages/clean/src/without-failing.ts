/**
 * A look at the values of a table one by one, after a process that studied it has failed or come to an end: each is shown to all classes by
 * itself, so that an observer knows at which one they fail.
 */
import { entities, recogniseAll } from "@limpid/entities";
import type { Column, Table } from "@limpid/table";
import type { ValueWatch } from "./value-cleaner.ts";

/** Values of a table, the first ones of each column: a thousand take a second. */
const MAX_TRIED = 20_000;

/** The table to study: the values that no class can be asked about have no text. */
export function withoutFailing(table: Table, watchColumn: (column: number) => ValueWatch): Table {
  const ask = askAllClasses();
  const tried = Math.ceil(MAX_TRIED / Math.max(1, table.columns.length));
  const columns = table.columns.map((column, index) =>
    withoutFailingValues(column, watchColumn(index), { ask, tried }),
  );
  return { ...table, columns };
}

interface Trial {
  readonly ask: (text: string) => void;
  /** How many values. */
  readonly tried: number;
}

function withoutFailingValues(column: Column, watch: ValueWatch, { ask, tried }: Trial): Column {
  const isFailing = (text: string, code: number): boolean => {
    if (watch.isDeadly(code)) return true;
    if (code >= tried) return false;
    watch.before(code);
    try {
      ask(text);
      return false;
    } catch {
      return true;
    } finally {
      watch.after();
    }
  };
  return { ...column, dict: column.dict.map((text, code) => (isFailing(text, code) ? "" : text)) };
}

function askAllClasses(): (text: string) => void {
  const scores = new Float64Array(entities.length);
  const cleaners = entities.map((entity) => entity.study([], { header: "" }));
  return (text) => {
    recogniseAll(text, scores);
    for (const cleaner of cleaners) cleaner.clean(text);
  };
}
