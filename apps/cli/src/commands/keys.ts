/** `limpid keys`: API keys of users, made, listed and revoked; also while the service runs. */
import { apiKeyStore, type Executor, tableStore } from "@limpid/database";
import type { Command, ExitCode, Io } from "../command.ts";
import { withDatabase } from "../folders/with-database.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid keys add USER
       limpid keys list [USER]
       limpid keys revoke USER [ID]

An API key identifies a user: anyone who has it owns the user's tables. "add" creates one and prints it to standard output
once: only a hash of it is stored. "list" shows all keys with their IDs. "revoke" revokes one key, or all of a user, and
immediately ends the sessions opened with them. When a user has no key left, their public tables stay public, and "revoke" says
how many there are; "limpid tables" makes them private. A new key of the user owns all of them again. The service may be running.

The database is that of DATABASE_URL, or in DATA_DIR ("data" by default).

Exit code: 0, or 2 when nothing was changed.
`;

const USER = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,99}$/u;

type Action = (db: Executor, io: Io, args: readonly string[]) => Promise<void>;

const ACTIONS: Readonly<Record<string, { readonly run: Action; readonly least: number; readonly most: number }>> = {
  add: { run: add, least: 1, most: 1 },
  list: { run: list, least: 0, most: 1 },
  revoke: { run: revoke, least: 1, most: 2 },
};

export const keys: Command = {
  help: HELP,
  run: async (args, io): Promise<ExitCode> => {
    const [name = "", ...rest] = readArguments(args, {}).positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined || rest.length < action.least || rest.length > action.most)
      throw new UserError('See "limpid keys --help"');
    const [user] = rest;
    if (user !== undefined && !USER.test(user))
      throw new UserError(
        `"${user}" is not a user name: 1 to 100 letters, digits and . _ @ + -, the first a letter or digit`,
      );
    await withDatabase((db) => action.run(db, io, rest));
    return 0;
  },
};

async function add(db: Executor, io: Io, [user = ""]: readonly string[]): Promise<void> {
  const key = await apiKeyStore.create(db, user);
  io.tell(`A key of ${user}, shown only once:`);
  await io.writeOut(`${key}\n`);
}

async function list(db: Executor, io: Io, [user]: readonly string[]): Promise<void> {
  const found = await apiKeyStore.list(db, user);
  if (found.length === 0) io.tell("There are no keys.");
  for (const { id, username, createdAt } of found)
    await io.writeOut(`${id}\t${username}\t${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC\n`);
}

async function revoke(db: Executor, io: Io, [user = "", id]: readonly string[]): Promise<void> {
  const count = await apiKeyStore.revoke(db, user, id);
  if (count === 0)
    throw new UserError(`${user} has no ${id === undefined ? "" : "such "}key; "limpid keys list" lists them`);
  io.tell(`Revoked: ${count} ${count === 1 ? "key" : "keys"} of ${user}. Their sessions have ended.`);
  await tellPublicTables(db, io, user);
}

/** They stay as their owner has left them; the operator of the service decides. */
async function tellPublicTables(db: Executor, io: Io, user: string): Promise<void> {
  if ((await apiKeyStore.list(db, user)).length > 0) return;
  const open = (await tableStore.forOperator(db, user)).filter(({ listedBy }) => listedBy !== null).length;
  if (open === 0) return;
  io.tell(
    `${open === 1 ? "1 table" : `${open} tables`} of ${user} ${open === 1 ? "stays" : "stay"} public. "limpid tables private --user ${user}" makes ` +
      `${open === 1 ? "it" : "them"} private.`,
  );
}
