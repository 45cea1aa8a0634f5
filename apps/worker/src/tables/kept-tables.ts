/**
 * Tables that were asked about last stay open in the worker, with the edits that it was sent: it is sent those it lacks,
 * and works out again what these change in the cells.
 */

import type { LoggedEdit, LogMark } from "@limpid/edits";
import { EditedTable } from "@limpid/tables";
import type { KeptInput, KeptReply } from "@limpid/worker-protocol";
import { openComputed } from "./computed-files.ts";

const MAX_TABLES = 4;
/** This many cells may be touched in all kept tables together, not counting the table that was asked about last. */
const MAX_TOUCHED = 500_000;

export class KeptTables {
  /**
   * The key is the path of a table's review, which changes when the table is cleaned again. The table that was asked about
   * last comes last.
   */
  private readonly tables = new Map<string, EditedTable>();

  async ask<Found>(
    { paths, edits, computed }: KeptInput,
    ask: (table: EditedTable) => Promise<Found>,
  ): Promise<KeptReply<Found>> {
    const key = paths.review;
    let table = this.tables.get(key);
    this.tables.delete(key);
    const { newest, ...mark } = edits;
    if (table !== undefined && !leadsTo(mark, table.mark, lackingIn(table, newest))) {
      if (newest.length === 0 && table.mark.last < mark.last) {
        this.tables.set(key, table);
        return { kind: "behind", seq: table.mark.last };
      }
      table.close();
      table = undefined;
    }
    if (table === undefined && newest.length < mark.count) return { kind: "behind", seq: 0 };
    table ??= await EditedTable.open(paths);
    try {
      const lacking = lackingIn(table, newest);
      if (lacking.length > 0) await table.add(lacking);
      for (const one of computed) if (!table.isComputed(one.column)) await table.provide(await openComputed(one));
      const found = await ask(table);
      this.tables.set(key, table);
      this.letGo();
      return { kind: "found", found };
    } catch (error) {
      table.close();
      throw error;
    }
  }

  private letGo(): void {
    let count = this.tables.size;
    let touched = 0;
    for (const table of this.tables.values()) touched += table.touched;
    for (const [key, table] of this.tables) {
      if (count <= 1 || (count <= MAX_TABLES && touched <= MAX_TOUCHED)) return;
      this.tables.delete(key);
      table.close();
      count--;
      touched -= table.touched;
    }
  }
}

function lackingIn({ mark }: EditedTable, newest: readonly LoggedEdit[]): readonly LoggedEdit[] {
  return newest.filter(({ seq }) => seq > mark.last);
}

/** Tells whether the new edits continue the known ones; a missing edit or another order breaks that. */
function leadsTo({ count, last }: LogMark, before: LogMark, added: readonly LoggedEdit[]): boolean {
  return before.count + added.length === count && (added.at(-1)?.seq ?? before.last) === last;
}
