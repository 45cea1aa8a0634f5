/** What of the library runs in browsers: all but the reading of files. */
export { cleanRows } from "./clean-rows.ts";
export type * from "./types.ts";
