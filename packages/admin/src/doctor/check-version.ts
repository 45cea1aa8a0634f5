import { MIGRATIONS } from "@limpid/database/upkeep";
import { type Finding, note, wrong } from "./finding.ts";

/** Compares the migrations applied to a database with those of this program. */
export function checkVersion(done: readonly string[]): Finding[] {
  const known = Object.keys(MIGRATIONS);
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return [wrong(`The database was written by another version of Limpid (${unknown.join(", ")}). Use that version.`)];
  if (known.every((name) => done.includes(name))) return [];
  return [note("The database is of an earlier version; the next start brings it up to date.")];
}
