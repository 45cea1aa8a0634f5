/** `limpid tables`: which tables there are and who can find them; the operator of the service may change that. */
import { type Executor, type OperatorTable, tableStore } from "@limpid/database";
import type { Command, ExitCode, Io } from "../command.ts";
import { withDatabase } from "../folders/with-database.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid tables list [--user USER]
       limpid tables publish ID
       limpid tables private ID
       limpid tables private --user USER
       limpid tables delete ID

For operators. "list" prints one line per table: ID, private or public and by whom, user, creation time and name.
"publish" makes a table public: everyone can find it. "private" makes a table, or all tables of a user, private: anyone with the
link can still open it. "delete" deletes a table as its owner would; its owner can restore it for DELETE_UNDO_MINUTES. All
readings of one file are public or private together. The service may be running.

The database is that of DATABASE_URL, or in DATA_DIR ("data" by default).

Exit code: 0, or 2 when nothing was changed.
`;

export const tables: Command = {
  help: HELP,
  run: async (args, io): Promise<ExitCode> => {
    const { positionals, values } = readArguments(args, { user: { type: "string" } });
    const [action, id, extra] = positionals;
    const user = typeof values.user === "string" ? values.user : undefined;
    const work = extra === undefined ? workOf(action, id, user) : undefined;
    if (work === undefined) throw new UserError('See "limpid tables --help"');
    await withDatabase((db) => work(db, io));
    return 0;
  },
};

type Work = (db: Executor, io: Io) => Promise<void>;

/** Undefined where the arguments do not go together. */
function workOf(action = "", id: string | undefined, user: string | undefined): Work | undefined {
  if (action === "list" && id === undefined) return (db, io) => list(db, io, user);
  if (action === "private" && id === undefined && user !== undefined) return (db, io) => makeAllPrivate(db, io, user);
  if (id === undefined || user !== undefined) return undefined;
  switch (action) {
    case "publish":
      return async (db, io) => {
        await tableStore.list(db, await requireId(db, id), "operator");
        io.tell(`${id} is public: everyone can find it.`);
      };
    case "private":
      return async (db, io) => {
        await tableStore.list(db, await requireId(db, id), null);
        io.tell(`${id} is private: anyone with its link can still open it.`);
      };
    case "delete":
      return async (db, io) => {
        await tableStore.update(db, await requireId(db, id), { deletedAt: new Date() });
        io.tell(`${id} is deleted.`);
      };
    default:
      return undefined;
  }
}

async function list(db: Executor, io: Io, user: string | undefined): Promise<void> {
  const found = await tableStore.forOperator(db, user);
  if (found.length === 0) io.tell("There are no tables.");
  for (const table of found) await io.writeOut(`${lineOf(table)}\n`);
}

function lineOf({ id, listedBy, username, createdAt, name }: OperatorTable): string {
  const visibility = listedBy === null ? "private" : `public (${listedBy})`;
  const made = `${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  // A name may hold tabs and line breaks.
  return [id, visibility, username ?? "-", made, (name ?? "-").replace(/\s+/g, " ")].join("\t");
}

async function makeAllPrivate(db: Executor, io: Io, user: string): Promise<void> {
  const open = (await tableStore.forOperator(db, user)).filter(({ listedBy }) => listedBy !== null);
  if (open.length === 0) throw new UserError(`${user} has no public table; "limpid tables list" names all`);
  for (const { id } of open) await tableStore.list(db, id, null);
  io.tell(`${open.length === 1 ? "1 table" : `${open.length} tables`} of ${user} made private.`);
}

async function requireId(db: Executor, id: string): Promise<string> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const table = isId ? await tableStore.find(db, id.toLowerCase()) : undefined;
  if (table === undefined || table.deletedAt !== null)
    throw new UserError(`There is no table "${id}"; "limpid tables list" names all`);
  return table.id;
}
