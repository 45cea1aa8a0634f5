/** `import { clean } from "limpid"`: the engine for programs of others. See docs/library.md. */
export { clean } from "./clean.ts";
export { cleanRows } from "./clean-rows.ts";
export type { Cell, CellKind, CleanedColumn, CleanedTable, CleanOptions, Input, Rows, Value } from "./types.ts";
export { UnreadableInput } from "./unreadable-input.ts";
