/** `limpid backup`: copies an installation as it is at one moment. */
import { backUp } from "@limpid/admin";
import type { Command } from "../command.ts";
import { describeInstallation, installationAt } from "../folders/installation-at.ts";
import { tellCopy } from "../folders/tell-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid backup TARGET [DATA_DIR]

Copies a data folder at one point in time, even while the service runs: the database and everything that tables cannot be
rebuilt from. The copy is verified, and kept only if the database and all copied files are intact; tables
that are damaged in DATA_DIR are listed, and copied as far as possible. TARGET must not exist or must be empty; its
"backup.json" lists its contents, and "SHA256SUMS" the checksum of each file. "limpid restore" turns it into a data folder. DATA_DIR
defaults to the environment variable, or "data".

With DATABASE_URL the database is that PostgreSQL, and with STORE_URL the files are in that bucket. The copy looks the same: a
folder with an SQLite file, which "limpid restore" restores according to the settings, or a service can use directly.

Exit code: 0 when the copy is complete, 1 when it has damaged tables, 2 when there is no copy.
`;

export const backup: Command = {
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [target, folder, another] = positionals;
    if (target === undefined) throw new UserError("Name the folder that the copy goes to");
    if (another !== undefined) throw new UserError(`"${another}" is one too many: limpid backup TARGET [DATA_DIR]`);
    const installation = installationAt(folder);
    return await tellCopy(backUp(installation, target), [describeInstallation(installation), target], io);
  },
};
