/** Each real table with errors put in: as it is, with rows that come again, and as several sources tell of it. */
import { Random } from "../../../packages/models/src/learner/random.ts";
import type { Observation } from "../../../packages/models/src/probability-curves/train.ts";
import { injectBySource, injectErrors } from "./inject-errors.ts";
import { observeCells } from "./observe-cells.ts";
import type { RealTable } from "./real-tables.ts";
import { repeatThings, tellBySources } from "./repeat-rows.ts";

const SEED = 6;

export function observeTables(tables: readonly RealTable[]): readonly Observation[] {
  const random = new Random(SEED);
  return tables.flatMap((table) => {
    const alone = observeCells(table, injectErrors(table, random));
    if (!table.hasRows) return alone;
    const [repeated, told] = [repeatThings(table, random), tellBySources(table, random)];
    return [
      ...alone,
      ...observeCells(repeated, injectErrors(repeated, random)),
      ...observeCells(told, injectBySource(told, random)),
    ];
  });
}
