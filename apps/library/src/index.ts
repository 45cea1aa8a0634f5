/** `import { clean } from "limpid"`: the engine for programs of others. See docs/library.md. */
export { clean } from "./clean.ts";
export { cleanRows } from "./clean-rows.ts";
export type * from "./types.ts";
export { UnreadableInput } from "./unreadable-input.ts";
