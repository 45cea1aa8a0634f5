/** What was changed in a table, as it crosses the wire. */
import type { ChangesReply } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { isRepair, ruleTitle } from "@limpid/table";
import type { Changes } from "@limpid/worker-protocol";

export function changesToWire(
  { groups, matching, changes }: Changes,
  { version, settings }: Pick<TableRecord, "version" | "settings">,
): ChangesReply {
  return {
    version,
    settings: { ...settings },
    rules: groups.map(({ kind, rule, total, columns }) => ({
      kind,
      rule,
      repair: isRepair(rule),
      title: ruleTitle(rule),
      total,
      columns: columns.map((count) => ({ ...count })),
    })),
    matching,
    changes: changes.map(({ raw, ...change }) => ({ ...change, raw_input: raw })),
  };
}
