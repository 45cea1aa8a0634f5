/** `limpid serve`: the service, in this process. */
import type { Command } from "../command.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid serve [--role all|web|worker|reasoner]

Starts the service and prints its address when it is ready. Its settings come from the environment, such as PORT, HOST
and DATA_DIR; by default it listens on http://127.0.0.1:8080 and keeps its tables in the folder "data". Ctrl+C stops it cleanly.

  --role   the role of this process in an installation of several processes; default: all
`;

/** Beside the bundle of the command line. */
const MAIN = new URL("../server/main.js", import.meta.url);

export const serve: Command = {
  help: HELP,
  run: async (args) => {
    const { positionals } = readArguments(args, { role: { type: "string" } });
    if (positionals[0] !== undefined) throw new UserError(`"${positionals[0]}" is not an option of "limpid serve"`);
    const { importModule } = globalThis;
    if (importModule === undefined) throw new Error("The loader of the built program is missing");
    // From here on the process is the service's, which ends it.
    await importModule(MAIN.href);
    return await new Promise(() => {});
  },
};
