import type { Listing } from "../../model/table-state.ts";

const MAX_NAMED = 3;

/** Such as "Mail (E-mail address), Customer (Person name) and 2 more". */
export function nameColumns(columns: Listing["personalColumns"]): string {
  const named = columns.slice(0, MAX_NAMED).map((column) => `${column.title} (${column.class})`);
  const rest = columns.length - named.length;
  return named.join(", ") + (rest === 0 ? "" : ` and ${rest} more`);
}
