/** `limpid recipe`: what people decided about a table of the service, as a file. */
import { tableStore } from "@limpid/database";
import type { Command } from "../command.ts";
import { writeTarget } from "../files/write-target.ts";
import { withDatabase } from "../folders/with-database.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid recipe ID [-o RECIPE.json]

For operators. Writes down what people decided about a table of the service: how its file is read, its settings, and the classes,
titles, decisions and answers of its columns. "limpid clean --recipe" decides the same about another file. The service may be
running. A file that is cleaned by "limpid clean" gets its recipe by --save-recipe.

  ID                  the table, as its address and "limpid tables list" have it
  -o, --output PATH   the recipe; default: stdout

The database is that of DATABASE_URL, or in DATA_DIR ("data" by default).

Exit code: 0, or 2 when nothing was written.
`;

export const recipe: Command = {
  help: HELP,
  run: async (args, io) => {
    const { positionals, values } = readArguments(args, { output: { type: "string", short: "o", default: "-" } });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UserError('Name one table; "limpid tables list" names all');
    await withDatabase(async (db) => {
      const table = await tableStore.find(db, id);
      if (table === undefined || table.deletedAt !== null)
        throw new UserError(`There is no table ${id}; "limpid tables list" names all`);
      if (table.status !== "done") throw new UserError(`The table ${id} is not cleaned`);
      const written = await tableStore.recipe(db, table);
      await writeTarget(values.output, [`${JSON.stringify(written, undefined, 2)}\n`], io);
    });
    return 0;
  },
};
