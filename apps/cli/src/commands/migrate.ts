/** `limpid migrate`: takes over a data folder of the version before SQLite. */
import { CannotOpenDatabase, KEPT_FOLDER, migrateFolder, openPglite, PGLITE_PACKAGE } from "@limpid/store";
import type { Command, Io } from "../command.ts";
import { type FetchedPackage, fetchPackage } from "../folders/fetch-package.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid migrate DATA_DIR

Takes over a data folder that a version before SQLite has written (it has a folder "database"). Stop the service first.

Sessions, keys, tables, edits, messages and waiting jobs are copied into DATA_DIR/limpid.db; the files of the tables stay
as they are. The former database is kept as DATA_DIR/${KEPT_FOLDER}, to be removed when all is well. What reads it,
${PGLITE_PACKAGE}, is fetched from the npm registry into a temporary folder.

Exit code: 0, or 2 when nothing was changed.
`;

export const migrate: Command = {
  name: "migrate",
  summary: "take over the data folder of a version before SQLite",
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [folder, another] = positionals;
    if (folder === undefined) throw new UserError('Which folder? "limpid migrate --help" tells more');
    if (another !== undefined) throw new UserError(`"${another}" is one too many: one folder at a time`);
    try {
      await migrateOne(folder, io);
    } catch (error) {
      if (error instanceof CannotOpenDatabase) throw new UserError(error.message, { cause: error });
      throw error;
    }
    return 0;
  },
};

async function migrateOne(folder: string, io: Io): Promise<void> {
  let fetched: FetchedPackage | undefined;
  const open = async (copy: string) => {
    io.tell(`Fetching ${PGLITE_PACKAGE} …`);
    fetched = await fetchPackage(PGLITE_PACKAGE);
    io.tell("Reading the former database …");
    return await openPglite(fetched.module, copy);
  };
  try {
    const counts = await migrateFolder(folder, open);
    const copied = Object.entries(counts).map(([name, count]) => `${count} ${name.replace("_", " ")}`);
    io.tell(`Taken over: ${copied.join(", ")}. The former database is kept as "${KEPT_FOLDER}".`);
  } finally {
    await fetched?.remove();
  }
}
