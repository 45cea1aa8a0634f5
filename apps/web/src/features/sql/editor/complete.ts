/** What may be typed next: tables by their names, and the columns of those that the query names. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { ListedTable } from "../api/use-listed-tables.ts";
import { columnName, namesIn, quoted, tableName } from "../model/names.ts";

const WORD = /[\p{L}\p{N}_$]+$/u;

export function completeNames(tables: () => readonly ListedTable[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const typed = typedName(line.text.slice(0, context.pos - line.from));
    if (typed === "" && !context.explicit) return null;
    const known = tables();
    const columns = known.filter(namesIn(context.state.doc.toString())).flatMap(columnsOf);
    return {
      from: context.pos - typed.length,
      to: context.pos,
      options: [...columns, ...known.map(toOption(typed.startsWith('"')))],
      filter: true,
    };
  };
}

/** The name that is being typed at the end of a line: from its quote on, where one is open. */
export function typedName(before: string): string {
  const quotes = before.split('"').length - 1;
  return quotes % 2 === 1 ? before.slice(before.lastIndexOf('"')) : (WORD.exec(before)?.[0] ?? "");
}

/** A column is likelier than a table, once there is one. */
const COLUMN_BOOST = 2;
/** And a table than a word of SQL that begins in the same way. */
const TABLE_BOOST = 1;

function columnsOf({ name, id, columns }: ListedTable): Completion[] {
  return columns.map(({ title, type }) => {
    const text = columnName(title);
    return {
      label: text,
      type: "property",
      detail: `${type} · ${name ?? id.slice(0, 8)}`,
      apply: text,
      boost: COLUMN_BOOST,
    };
  });
}

/** Under the name that people know, in quotes where the query has it so; applied is what the query needs. */
function toOption(isQuoted: boolean) {
  return ({ id, name, sql_name: sqlName, columns }: ListedTable): Completion => {
    const info = columns.map(({ title }) => title).join(", ");
    const label = isQuoted ? quoted(name ?? id) : (name ?? id);
    return { label, type: "class", detail: id.slice(0, 8), info, apply: tableName(sqlName), boost: TABLE_BOOST };
  };
}
