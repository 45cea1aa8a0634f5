/** `limpid backup`: copies an installation as it is at one moment. */
import { backUp } from "@limpid/store";
import type { Command } from "../command.ts";
import { installationAt, nameOf } from "../folders/installation-at.ts";
import { tellCopy } from "../folders/tell-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid backup TARGET [DATA_DIR]

Copies a data folder as it is at one moment, also while the service runs: the database, and all that tables cannot be
made from again. The copy is looked through, and kept only where the database and all that it had to copy are whole; tables
that are damaged in DATA_DIR are named, and copied as far as they are there. TARGET must not be there yet, or be empty; its
"backup.json" says what it holds, and "SHA256SUMS" the sum of each file. "limpid restore" makes a data folder of it. DATA_DIR
is that of the environment, or "data", where none is given.

With DATABASE_URL the database is that PostgreSQL, and with STORE_URL the files are in that bucket. The copy is the same: a
folder with an SQLite file, which "limpid restore" puts where the settings say, or a service uses as it is.

Exit code: 0 when the copy is there, 1 when it is there and tables in it are damaged, 2 when there is none.
`;

export const backup: Command = {
  name: "backup",
  summary: "copy an installation as it is at one moment, also while the service runs",
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [target, folder, another] = positionals;
    if (target === undefined) throw new UserError("Name the folder that the copy goes to");
    if (another !== undefined) throw new UserError(`"${another}" is one too many: limpid backup TARGET [DATA_DIR]`);
    const installation = installationAt(folder);
    return await tellCopy(backUp(installation, target), [nameOf(installation), target], io);
  },
};
