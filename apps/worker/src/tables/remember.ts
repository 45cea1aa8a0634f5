/** The last answers to a question about a table as it is: people go back and forth between two orders, or two columns. */
import { isDeepStrictEqual } from "node:util";
import type { LogMark } from "@limpid/edits";
import type { EditedTable } from "@limpid/tables";

interface Answered<Wanted, Found> {
  /** The edits that the table had. */
  readonly mark: LogMark;
  readonly wanted: Wanted;
  readonly found: Found;
}

/** All rows of a long table in some order are 4 MB. */
const MAX_ANSWERS = 3;

type Ask<Wanted, Found> = (table: EditedTable, wanted: Wanted) => Promise<Found>;

export function remember<Wanted, Found>(ask: Ask<Wanted, Found>): Ask<Wanted, Found> {
  const known = new WeakMap<EditedTable, readonly Answered<Wanted, Found>[]>();
  return async (table, wanted) => {
    const { mark } = table;
    const answers = (known.get(table) ?? []).filter((one) => isDeepStrictEqual(one.mark, mark));
    const before = answers.find((one) => isDeepStrictEqual(one.wanted, wanted));
    const answer = before ?? { mark, wanted, found: await ask(table, wanted) };
    known.set(table, [answer, ...answers.filter((one) => one !== before)].slice(0, MAX_ANSWERS));
    return answer.found;
  };
}
