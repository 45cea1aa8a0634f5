/** `limpid backup`: copies a data folder as it is at one moment. */
import { backUp } from "@limpid/store";
import type { Command } from "../command.ts";
import { refusePostgres, tellCopy } from "../folders/tell-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid backup TARGET [DATA_DIR]

Copies a data folder as it is at one moment, also while the service runs: the database, and all that tables cannot be
made from again. The copy is looked through, and kept only where the database and all that it had to copy are whole; tables
that are damaged in DATA_DIR are named, and copied as far as they are there. TARGET must not be there yet, or be empty; its
"backup.json" says what it holds. "limpid restore" makes a data folder of it. DATA_DIR is that of the environment, or
"data", where none is given.

Exit code: 0 when the copy is there, 1 when it is there and tables in it are damaged, 2 when there is none.
`;

export const backup: Command = {
  name: "backup",
  summary: "copy a data folder as it is at one moment, also while the service runs",
  help: HELP,
  run: async (args, io) => {
    const { positionals } = readArguments(args, {});
    const [target, folder = process.env.DATA_DIR || "data", another] = positionals;
    if (target === undefined) throw new UserError("Name the folder that the copy goes to");
    if (another !== undefined) throw new UserError(`"${another}" is one too many: limpid backup TARGET [DATA_DIR]`);
    refusePostgres();
    return await tellCopy(backUp(folder, target), [folder, target], io);
  },
};
