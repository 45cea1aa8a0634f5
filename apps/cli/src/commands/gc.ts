/** `limpid gc`: removes from a data folder what belongs to nothing any more. */
import { resolve } from "node:path";
import { CannotOpenDatabase, collectGarbage, type Garbage } from "@limpid/store";
import type { Command } from "../command.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid gc [DATA_DIR] [--dry-run] [--lost]

Removes from a data folder what belongs to nothing any more, and says what: uploads that never became a table, results of
queries and leftovers that nobody knows, and the files of tables that could not be read. What has changed within the last
hour stays. Stop the service first. DATA_DIR and DATABASE_URL are those of the environment; else DATA_DIR is "data".

  --dry-run  only say what would be removed
  --lost     also remove cleaned tables that the database does not know; without it they are only named. There are some
             after an older database was put back: restore a newer one instead, where there is one

Exit code: 0 when nothing that was found is left, 1 when something is, 2 when nothing could be looked at.
`;

const NAMES: Readonly<Record<Garbage["kind"], string>> = {
  upload: "an upload that never became a table",
  lost: "a cleaned table that the database does not know",
  view: "the result of a query that nobody knows",
  failed: "the file of a table that could not be read",
  leftover: "what an interrupted writer has left",
};

export const gc: Command = {
  name: "gc",
  summary: "remove what belongs to nothing any more from a data folder",
  help: HELP,
  run: async (args, io) => {
    const { positionals, values } = readArguments(args, { "dry-run": { type: "boolean" }, lost: { type: "boolean" } });
    const [folder = process.env.DATA_DIR || "data", another] = positionals;
    if (another !== undefined) throw new UserError(`"${another}" is one too many: one folder at a time`);
    const isTrial = values["dry-run"] === true;
    const alsoLost = values.lost === true;
    const found = await collect(folder, { isTrial, alsoLost });
    const stays = ({ kind }: Garbage): boolean => isTrial || (kind === "lost" && !alsoLost);
    for (const garbage of found) {
      const what = `${garbage.path}, ${megabytes([garbage])}: ${NAMES[garbage.kind]}`;
      await io.writeOut(`${stays(garbage) ? "found" : "removed"}  ${what}\n`);
    }
    const left = found.filter(stays);
    await io.writeOut(`${megabytes(found.filter((garbage) => !stays(garbage)))} removed, ${megabytes(left)} left.\n`);
    return left.length > 0 ? 1 : 0;
  },
};

async function collect(folder: string, options: { isTrial: boolean; alsoLost: boolean }): Promise<readonly Garbage[]> {
  const { DATABASE_URL: databaseUrl, STORE_URL: storeUrl } = process.env;
  if (storeUrl) throw new UserError("The files are in the bucket of STORE_URL, where gc does not look");
  try {
    return await collectGarbage({
      dataDir: resolve(folder),
      databaseUrl: databaseUrl || undefined,
      now: new Date(),
      ...options,
    });
  } catch (error) {
    if (error instanceof CannotOpenDatabase) throw new UserError(error.message, { cause: error });
    throw error;
  }
}

function megabytes(found: readonly Garbage[]): string {
  return `${(found.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;
}
