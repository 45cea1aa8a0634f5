import type { Remark, ValueColumn, ValueDetector } from "../detector.ts";
import { findInValues } from "../run-detectors.ts";

const PLAIN: Omit<ValueColumn, "values"> = { title: "", role: "label", care: "repair", type: "text" };

/** What one detector says of the values of a column, by text. */
export function saidOfValues(
  detector: ValueDetector,
  values: ValueColumn["values"],
  column: Partial<ValueColumn> = {},
): ReadonlyMap<string, Remark> {
  const { findings } = findInValues({ ...PLAIN, ...column, values }, [detector]);
  return new Map([...findings].flatMap(([text, [remark]]) => (remark === undefined ? [] : [[text, remark]])));
}
