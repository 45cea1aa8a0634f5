import { CannotOpenDatabase, type CopiedFolder } from "@limpid/store";
import { UserError } from "../user-error.ts";

/** What was copied, in one line. What a person can mend is said without a trace of the program. */
export async function describeCopy(copy: Promise<CopiedFolder>, from: string, to: string): Promise<string> {
  try {
    const { tables, files, bytes } = await copy;
    const count = `${tables} ${tables === 1 ? "table" : "tables"}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
    return `${from} → ${to}: ${count}, looked through and whole.\n`;
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
