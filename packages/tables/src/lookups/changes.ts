/** Looks up what was changed in a table. */
import { isRepair, ruleTitle } from "@limpid/table";
import { type ContractLookup, defineLookup } from "./define-lookup.ts";
import { findChanges } from "./find-changes.ts";

const PAGE = 50;

export const changes: ContractLookup<"changes"> = defineLookup(async (table, { asked, version, settings }) => {
  const found = await findChanges(table, { offset: 0, limit: PAGE, ...asked });
  return {
    version,
    settings: { ...settings },
    rules: found.groups.map(({ kind, rule, total, columns }) => ({
      kind,
      rule,
      repair: isRepair(rule),
      title: ruleTitle(rule),
      total,
      columns: columns.map((count) => ({ ...count })),
    })),
    matching: found.matching,
    changes: found.changes.map(({ raw, ...change }) => ({ ...change, raw_input: raw })),
  };
});
