/**
 * Writes a data folder as an earlier commit of this project does, for the test of upgrades: `node tools/former/write-former-folder.mjs COMMIT NAME`;
 * with `postgres` after that, its database is in a PostgreSQL, of which pg_dump writes what it holds.
 * The commit is checked out and built beside the tree, does what people do, and is ended; what it kept and what it showed goes to
 * fixtures/former/NAME. Dates that end something (a session, the time to restore a table) are set far ahead.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { ROOT } from "../ensure-built.mjs";
import { startPostgres } from "../testing/postgres.mjs";

const [commit, name, kind = "sqlite"] = process.argv.slice(2);
if (commit === undefined || name === undefined)
  throw new Error("Usage: write-former-folder.mjs COMMIT NAME [postgres]");

const FILE = `name;born;amount;mail
 Ann ;13/02/1984;1'234.50;Ann@Example.ORG
Bob;31/02/1990;99.90;bob@example.org
Eve;14/03/1991;n/a;eve@example
Zoé;15/04/1992;12;zoe@example.org
${Array.from({ length: 21 }, (_, row) => `Row ${row};${1 + row}/05/2001;${row}.25;r${row}@example.org`).join("\n")}
`;
const FAR = "2100-01-01T00:00:00.000Z";
const DATES = [
  ["sessions", "created_at"],
  ["sessions", "seen_at"],
  ["tables", "deleted_at"],
];
/** What is made again when it is asked for. */
const MADE_AGAIN = /^(known-|parts-|pages$|exports$|clean-v)/;

const folder = mkdtempSync(join(tmpdir(), "limpid-former-"));
const tree = join(folder, "tree");
const dataDir = join(folder, "data");
const postgres = kind === "postgres" ? await startPostgres() : undefined;
if (kind === "postgres" && postgres === undefined) throw new Error("There is no PostgreSQL here");
const DATABASE_URL = postgres?.url ?? "";
try {
  run("git", ["worktree", "add", "--quiet", "--detach", tree, commit], ROOT);
  run("npm", ["ci", "--silent"], tree);
  run("node", ["tools/build.mjs"], tree);
  const story = await withServer(tellStory);
  await setDates();
  keep(story);
} finally {
  postgres?.stop();
  if (existsSync(tree)) run("git", ["worktree", "remove", "--force", tree], ROOT);
  rmSync(folder, { recursive: true, force: true });
}

function run(program, args, cwd) {
  return execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

async function withServer(tell) {
  const settings = { HOST: "127.0.0.1", PORT: "0", REASONER_PORT: "0", LOG_LEVEL: "warn", DATA_DIR: dataDir };
  const env = { ...process.env, ...settings, DATABASE_URL };
  const child = spawn(process.execPath, [join(tree, "dist/server/main.js")], { env, stdio: ["ignore", "pipe", 2] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const ready = /ready at (\S+)/.exec(output);
      if (ready !== null) resolve(ready[1]);
    });
    void ended.then(() => reject(new Error(`The server ended:\n${output}`)));
  });
  try {
    return await tell(clientOf(url));
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** Undefined where the version has no such call. */
function clientOf(url) {
  const send = async (path, init) => {
    const reply = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) });
    const text = await reply.text();
    if (reply.status === 404 || reply.status === 405) return undefined;
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    return (reply.headers.get("content-type") ?? "").includes("json") ? JSON.parse(text) : text;
  };
  return {
    get: (path, session) => send(path, { headers: { cookie: `session_uuid=${session}` } }),
    post: (path, body) =>
      send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  };
}

async function tellStory(client) {
  const { session_uuid: session } = await client.post("/api/v1/hello", { device_uuid: "former" });
  const table = await upload(client, session);
  await editCell(client, session, { table, row: 1, column: 1, value: "1990-02-28" });
  await editCell(client, session, { table, row: 3, column: 0, value: "Zoë" });
  await editCell(client, session, { table, row: 3, column: 0, value: "Zoe" });
  await editTitle(client, session, { table, column: 2, value: "Total" });
  const log = await client.get(`/api/v1/edits/${table}`, session);
  if (log !== undefined) {
    const body = { session_uuid: session, edit_uuid: log.undo[1], undone: true };
    await client.post(`/api/v1/review/${table}/undo`, body);
  }
  const view = await client.post("/api/v1/sql", {
    session_uuid: session,
    query: `select count(*) as n from "${table}"`,
  });
  return {
    commit: run("git", ["rev-parse", "--short", commit], ROOT).trim(),
    session,
    table: await shown(client, session, table),
    view: view?.view_uuid ?? null,
    deleted: await deleteOne(client, session),
    ...(await ofKey(client)),
  };
}

async function upload(client, session) {
  const data = Buffer.from(FILE).toString("base64");
  const { result_uuid: id } = await client.post("/api/v1/file", {
    session_uuid: session,
    data,
    filename: "people.csv",
  });
  for (let tries = 0; tries < 300; tries++) {
    const { status } = await client.get(`/api/v1/table/${id}`, session);
    if (status === "done") return id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The table was not cleaned");
}

async function pageOf(client, table) {
  return await client.post(`/api/v1/data/clean/page/${table}`, { page: 0, page_size: 100 });
}

async function editCell(client, session, { table, row, column, value }) {
  const cell = (await pageOf(client, table)).data[row].cells[column];
  await client.post(`/api/v1/edit/cell/${cell.id}`, {
    ...commonOf(session, table),
    action: "edit_cell_output",
    row_uuid: cell.row_uuid,
    column_uuid: cell.column_uuid,
    cell_uuid: cell.id,
    value,
  });
}

async function editTitle(client, session, { table, column, value }) {
  const id = (await pageOf(client, table)).data[0].cells[column].column_uuid;
  const edit = { ...commonOf(session, table), action: "edit_column_title", column_uuid: id, value };
  await client.post(`/api/v1/edit/column/${id}`, { ...edit, row_uuid: null, cell_uuid: null });
}

function commonOf(session, table) {
  return { dt_utc: "2026-01-01 12:00:00", session_uuid: session, dataframe_uuid: table, edit_uuid: null };
}

/** What the version says of the table. */
async function shown(client, session, id) {
  const { data } = await pageOf(client, id);
  const facts = await client.get(`/api/v1/table/${id}`, session);
  return {
    id,
    version: facts.basics.dl_version,
    outputs: data.map(({ cells }) => cells.map(({ output }) => output)),
    csv: await client.get(`/api/v1/get/${id}/csv`, session),
  };
}

async function deleteOne(client, session) {
  const id = await upload(client, session);
  const reply = await client.post(`/api/v1/table/${id}/delete`, { session_uuid: session });
  return reply === undefined ? null : id;
}

/** The table of a user, by a key. */
async function ofKey(client) {
  const program = join(tree, "dist/cli/main.js");
  if (!existsSync(join(tree, "apps/cli/src/commands/keys.ts"))) return { key: null, keyTable: null };
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL };
  const printed = execFileSync(process.execPath, [program, "keys", "add", "ann"], { env, encoding: "utf8" });
  const key = printed.trim();
  const { session_uuid: first } = await client.post("/api/v1/hello", { device_uuid: "ann" });
  const { session_uuid: session = first } = await client.post("/api/v1/api_key/validate", {
    session_uuid: first,
    api_key: key,
  });
  return { key, keyTable: await upload(client, session) };
}

async function setDates() {
  if (postgres !== undefined) return await setDatesInPostgres();
  const Database = createRequire(join(tree, "packages/store/package.json"))("libsql");
  const database = new Database(join(dataDir, "limpid.db"));
  for (const [table, column] of DATES) {
    const has = database.prepare("select 1 from pragma_table_info(?) where name = ?").get([table, column]);
    if (has !== undefined) database.exec(`update ${table} set ${column} = '${FAR}' where ${column} is not null`);
  }
  database.exec("vacuum");
  database.pragma("wal_checkpoint(truncate)");
  database.close();
}

async function setDatesInPostgres() {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  for (const [table, column] of DATES) {
    const has = await client.query(
      "select 1 from information_schema.columns where table_name = $1 and column_name = $2",
      [table, column],
    );
    if (has.rowCount > 0) await client.query(`update ${table} set ${column} = '${FAR}' where ${column} is not null`);
  }
  await client.end();
}

/** The whole database, as one file. */
function dump() {
  if (postgres === undefined) return { file: "limpid.db.gz", bytes: readFileSync(join(dataDir, "limpid.db")) };
  const sql = run("pg_dump", ["--inserts", "--no-owner", "--no-privileges", DATABASE_URL], ROOT);
  // What only psql understands is left out.
  return { file: "database.sql.gz", bytes: sql.replaceAll(/^\\.*\n/gm, "") };
}

function keep(story) {
  const target = join(ROOT, "fixtures/former", name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { file, bytes } = dump();
  writeFileSync(join(target, file), gzipSync(bytes, { level: 9 }));
  writeFileSync(join(target, "story.json"), `${JSON.stringify(story, null, 2)}\n`);
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(dataDir.length + 1);
    const isKept = /^(tables|views)\//.test(path) && !path.split("/").some((part) => MADE_AGAIN.test(part));
    if (entry.isFile() && isKept) cpSync(join(dataDir, path), join(target, path));
  }
}
