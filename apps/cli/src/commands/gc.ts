/** `limpid gc`: removes what belongs to nothing any more from a data folder or a bucket. */
import { collectGarbage, type Garbage } from "@limpid/admin";
import type { Command } from "../command.ts";
import { installationAt, orUserError } from "../folders/installation-at.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid gc [DATA_DIR] [--dry-run] [--lost]

Removes unused files from a data folder and lists them: uploads that never became a table, results of
queries and leftovers without an owner, and the files of tables that could not be read. Files changed within the last
hour are kept. DATA_DIR, DATABASE_URL and STORE_URL come from the environment; DATA_DIR defaults to "data".

With an SQLite file, stop the service first. With DATABASE_URL its processes may be running, and files that they may be
writing are kept for a day. With STORE_URL it checks the bucket instead of the folder.

  --dry-run  only list what would be removed
  --lost     also remove cleaned tables that the database does not know; by default they are only listed. They appear
             after an older database was restored: restore a newer one instead, if there is one

Exit code: 0 when everything found was removed, 1 when something is left, 2 when nothing could be checked.
`;

const NAMES: Readonly<Record<Garbage["kind"], string>> = {
  upload: "an upload that never became a table",
  lost: "a cleaned table that the database does not know",
  view: "the result of a query that nobody knows",
  failed: "the file of a table that could not be read",
  leftover: "what an interrupted writer has left",
  mark: "when a file was used that is gone",
};

export const gc: Command = {
  help: HELP,
  run: async (args, io) => {
    const { positionals, values } = readArguments(args, { "dry-run": { type: "boolean" }, lost: { type: "boolean" } });
    const [folder, another] = positionals;
    if (another !== undefined) throw new UserError(`"${another}" is one too many: one folder at a time`);
    const isTrial = values["dry-run"] === true;
    const alsoLost = values.lost === true;
    const found = await orUserError(collectGarbage({ ...installationAt(folder), isTrial, alsoLost, now: new Date() }));
    const stays = ({ kind }: Garbage): boolean => isTrial || (kind === "lost" && !alsoLost);
    for (const garbage of found) {
      const what = `${garbage.key.replace(/\/$/, "")}, ${megabytes([garbage])}: ${NAMES[garbage.kind]}`;
      await io.writeOut(`${stays(garbage) ? "found" : "removed"}  ${what}\n`);
    }
    const left = found.filter(stays);
    await io.writeOut(`${megabytes(found.filter((garbage) => !stays(garbage)))} removed, ${megabytes(left)} left.\n`);
    return left.length > 0 ? 1 : 0;
  },
};

function megabytes(found: readonly Garbage[]): string {
  return `${(found.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;
}
