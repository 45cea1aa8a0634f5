/** `limpid restore`: makes an installation of a backup. */
import { restore as restoreBackup } from "@limpid/store";
import type { Command } from "../command.ts";
import { installationAt, nameOf } from "../folders/installation-at.ts";
import { tellCopy } from "../folders/tell-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid restore BACKUP [DATA_DIR]

Makes a data folder of what "limpid backup" has written, after it was looked through. Nothing is written over: DATA_DIR
must not be there yet, or be empty. It is that of the environment, or "data", where none is given. Then start the service.
Tables that were damaged when the backup was made are named, and stay marked as damaged.

With DATABASE_URL the database goes into that PostgreSQL, which must have no rows yet, and with STORE_URL the files into that
bucket, which must have no tables below its prefix. Start the processes when it is done. The backup may be of any of these.

Exit code: 0 when the folder is there, 1 when it is there and tables in it are damaged, 2 when there is none.
`;

export const restore: Command = {
  name: "restore",
  summary: "make an installation of a backup",
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [backup, folder, another] = positionals;
    if (backup === undefined) throw new UserError("Name the folder of the backup");
    if (another !== undefined) throw new UserError(`"${another}" is one too many: limpid restore BACKUP [DATA_DIR]`);
    const installation = installationAt(folder);
    return await tellCopy(restoreBackup(backup, installation), [backup, nameOf(installation)], io);
  },
};
