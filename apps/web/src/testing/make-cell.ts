/** A clean cell for tests, changed where the test says. */
import type { CellReply } from "@limpid/contract";

export function makeCell(change: Partial<CellReply> = {}): CellReply {
  return {
    id: "cell",
    row_uuid: "row",
    column_uuid: "column",
    raw_input: "1.5",
    output: "1.5",
    has_data: true,
    is_valid: true,
    is_clean: true,
    prob: 0.99,
    msg: null,
    completed: true,
    hidden: false,
    deleted: false,
    missing_data: { prediction: "VALID", probability: 0.99 },
    na_code: 0,
    rule: null,
    alternatives: [],
    edited: false,
    ...change,
  };
}
