/** A worker's part of lookups: each is asked of the table as people have edited it, which stays open. */
import { type EditedTable, unlessDamaged } from "@limpid/tables";
import { type TableLookups, tableLookups } from "@limpid/tables/lookups";
import type { Handlers, KeptInput, KeptReply, LookupMethods } from "@limpid/worker-protocol";
import { withComputed } from "./computed-files.ts";
import { KeptTables } from "./kept-tables.ts";
import { remember } from "./remember.ts";

type Run = (table: EditedTable, wanted: unknown) => Promise<unknown>;
type Input = KeptInput & { readonly wanted: unknown };

export function lookupHandlers(): Handlers<LookupMethods> {
  const kept = new KeptTables();
  const names = Object.keys(tableLookups) as (keyof TableLookups)[];
  const handlers = names.map((name) => {
    const { run, isRemembered } = tableLookups[name];
    return [name, handlerOf(kept, isRemembered ? remember(run as Run) : (run as Run))];
  });
  return Object.fromEntries(handlers) as Handlers<LookupMethods>;
}

function handlerOf(kept: KeptTables, run: Run) {
  return (input: Input): Promise<KeptReply<unknown>> =>
    unlessDamaged(Object.values(input.paths), () =>
      withComputed(input, () => kept.ask(input, (table) => run(table, input.wanted))),
    );
}
