import { CannotOpenDatabase, type CopiedFolder } from "@limpid/store";
import type { ExitCode, Io } from "../command.ts";
import { UserError } from "../user-error.ts";

/**
 * Says what was copied, in one line, and each table that is damaged in one for the person at the terminal. What they can mend is said without a trace
 * of the program.
 */
export async function tellCopy(
  copy: Promise<CopiedFolder>,
  [from, to]: readonly [string, string],
  io: Io,
): Promise<ExitCode> {
  try {
    const { tables, files, bytes, damaged } = await copy;
    const count = `${tables} ${tables === 1 ? "table" : "tables"}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
    const state = damaged.length === 0 ? "whole" : `whole but for ${damaged.length} of the tables`;
    for (const { table, files: faults } of damaged)
      io.tell(`limpid: The table ${table} is damaged (${faults.join(", ")}); "${to}" has what there is of it.`);
    await io.writeOut(`${from} → ${to}: ${count}, looked through and ${state}.\n`);
    return damaged.length === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof CannotOpenDatabase) throw new UserError(error.message, { cause: error });
    throw error;
  }
}

/** The database of a PostgreSQL is not in the folder. */
export function refusePostgres(): void {
  if (!process.env.DATABASE_URL) return;
  throw new UserError(
    "With DATABASE_URL the database is PostgreSQL: dump it with pg_dump, and copy the folders tables and views after that",
  );
}
