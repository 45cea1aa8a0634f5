import type { CopiedFolder } from "@limpid/admin";
import type { ExitCode, Io } from "../command.ts";
import { orUserError } from "./installation-at.ts";

/**
 * Reports to the person at the terminal what was copied, in one line, and each damaged table in one. Errors that they can
 * mend come without a stack trace.
 */
export async function tellCopy(
  copy: Promise<CopiedFolder>,
  [from, to]: readonly [string, string],
  io: Io,
): Promise<ExitCode> {
  const { tables, files, bytes, damaged } = await orUserError(copy);
  const count = `${tables} ${tables === 1 ? "table" : "tables"}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  const state = damaged.length === 0 ? "intact" : `intact except for ${damaged.length} of the tables`;
  for (const { table, files: faults } of damaged)
    io.tell(`limpid: The table ${table} is damaged (${faults.join(", ")}); "${to}" has what is left of it.`);
  await io.writeOut(`${from} → ${to}: ${count}, verified and ${state}.\n`);
  return damaged.length === 0 ? 0 : 1;
}
