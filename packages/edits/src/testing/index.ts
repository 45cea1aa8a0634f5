/** The door of tests. */
export { EDIT_CASES, type EditCase, UNDONE_CASES } from "./edit-cases.ts";
