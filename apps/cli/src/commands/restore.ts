/** `limpid restore`: makes a data folder of a backup. */
import { restore as restoreFolder } from "@limpid/store";
import type { Command } from "../command.ts";
import { refusePostgres, tellCopy } from "../folders/tell-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid restore BACKUP [DATA_DIR]

Makes a data folder of what "limpid backup" has written, after it was looked through. Nothing is written over: DATA_DIR
must not be there yet, or be empty. It is that of the environment, or "data", where none is given. Then start the service.
Tables that were damaged when the backup was made are named, and stay marked as damaged.

Exit code: 0 when the folder is there, 1 when it is there and tables in it are damaged, 2 when there is none.
`;

export const restore: Command = {
  name: "restore",
  summary: "make a data folder of a backup",
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [backup, folder = process.env.DATA_DIR || "data", another] = positionals;
    if (backup === undefined) throw new UserError("Name the folder of the backup");
    if (another !== undefined) throw new UserError(`"${another}" is one too many: limpid restore BACKUP [DATA_DIR]`);
    refusePostgres();
    return await tellCopy(restoreFolder(backup, folder), [backup, folder], io);
  },
};
