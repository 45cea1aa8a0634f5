/** `limpid backup`: copies a data folder as it is at one moment. */
import { backUp } from "@limpid/store";
import type { Command } from "../command.ts";
import { describeCopy, refusePostgres } from "../folders/describe-copy.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid backup TARGET [DATA_DIR]

Copies a data folder as it is at one moment, also while the service runs: the database, and all that tables cannot be
made from again. The copy is looked through, and kept only where it is whole; TARGET must not be there yet, or be empty.
"limpid restore" makes a data folder of it. DATA_DIR is that of the environment, or "data", where none is given.

Exit code: 0 when the copy is there, 2 when there is none.
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
    await io.writeOut(await describeCopy(backUp(folder, target), folder, target));
    return 0;
  },
};
