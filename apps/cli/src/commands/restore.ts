/** `limpid restore`: makes an installation of a backup. */
import { restore as restoreBackup } from "@limpid/admin";
import type { Command } from "../command.ts";
import { describeInstallation, installationAt } from "../folders/installation-at.ts";
import { tellCopy } from "../folders/tell-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid restore BACKUP [DATA_DIR]

Turns a backup by "limpid backup" into a data folder after verifying it. Nothing is overwritten: DATA_DIR
must not exist or must be empty. It defaults to the environment variable, or "data". Then start the service.
Tables that were damaged when the backup was made are listed, and stay marked as damaged.

With DATABASE_URL the database goes into that PostgreSQL, which must be empty, and with STORE_URL the files go into that
bucket, which must have no tables below its prefix. Start the processes afterwards. The backup can come from any setup.

Exit code: 0 when the folder is complete, 1 when it has damaged tables, 2 when there is no folder.
`;

export const restore: Command = {
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [backup, folder, another] = positionals;
    if (backup === undefined) throw new UserError("Name the folder of the backup");
    if (another !== undefined) throw new UserError(`"${another}" is one too many: limpid restore BACKUP [DATA_DIR]`);
    const installation = installationAt(folder);
    return await tellCopy(restoreBackup(backup, installation), [backup, describeInstallation(installation)], io);
  },
};
