/** Starts the built server as a user would, on free ports and a folder and database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { findFreePort } from "./find-free-port.ts";
import { CONDITION_MS, PATIENT_SETTINGS } from "./patience.ts";

export interface TestServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** All that the server printed so far. */
  readonly output: () => string;
  /** Ends the server in order; the folder and database stay for another start. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would end a process. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same folder, database and port. */
  readonly restart: () => Promise<TestServer>;
  /** Stops it and removes all that it kept. */
  readonly remove: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const MAIN = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
const READY = /Limpid(?:'s \w+)? is ready at (\S+)/;
const STOP_MS = 20_000;

interface Place {
  readonly settings: Environment;
  /** The built program. */
  readonly main: string;
  readonly database: TestDatabase | undefined;
  /** It is started by an ordinary user, and gives way to others by so much. */
  readonly niceness?: number;
}

/** On SQLite. */
export function startServer(settings: Environment = {}, main = MAIN): Promise<TestServer> {
  return startIn({ settings, main, database: undefined });
}

/** On SQLite, by an ordinary user and with little priority, as a batch queue or a shared host would start it. */
export function startServerAsOrdinaryUser(niceness: number): Promise<TestServer> {
  return startIn({ settings: {}, main: MAIN, database: undefined, niceness });
}

/** Starts the server on a new database of a PostgreSQL server. */
export async function startServerOnPostgres(serverUrl: string, settings: Environment = {}): Promise<TestServer> {
  const database = await createDatabase(serverUrl);
  return startIn({ settings, main: MAIN, database });
}

/** Processes of one installation: one database, and one folder, or with STORE_URL one bucket and a folder each. */
export interface Installation {
  readonly dataDir: string;
  /** The settings of all of its processes. */
  readonly settings: Environment;
  /** This process alone gets what is in `settings`. */
  readonly start: (role: "web" | "worker", settings?: Environment) => Promise<TestServer>;
  /** Removes all that was kept; its processes must have ended. */
  readonly remove: () => Promise<void>;
}

export async function openInstallation(serverUrl: string, common: Environment = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), "limpid-installation-"));
  const database = await createDatabase(serverUrl);
  const shared: Environment = { ...usualSettings(dataDir, database), ...common };
  let processes = 0;
  return {
    dataDir,
    settings: shared,
    start: (role, settings = {}) => {
      const own = shared.STORE_URL ? { DATA_DIR: join(dataDir, String(++processes)) } : {};
      const environment: Environment = { ...shared, ...own, ...settings, ROLE: role };
      return launch({ environment, main: MAIN }, async () => undefined);
    },
    remove: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Root may do what others may not: it starts the server as somebody else. */
const NOBODY = 65_534;
const AS_NOBODY = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", "--bounding-set=-all"];

async function startIn({ settings, main, database, niceness }: Place): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "limpid-server-"));
  const isRoot = process.getuid?.() === 0;
  if (niceness !== undefined && isRoot) await chown(dataDir, NOBODY, NOBODY);
  const by = niceness === undefined ? [] : ["nice", "-n", String(niceness), ...(isRoot ? AS_NOBODY : [])];
  const environment = {
    ...usualSettings(dataDir, database),
    // It would print the address that people know.
    PORT: settings.PUBLIC_URL === undefined ? "0" : String(await findFreePort()),
    ...settings,
  };
  return launch({ environment, main, by }, async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

function usualSettings(dataDir: string, database: TestDatabase | undefined) {
  return {
    HOST: "127.0.0.1",
    PORT: "0",
    REASONER_PORT: "0",
    LOG_LEVEL: "warn",
    // Tests and benches begin with an empty catalogue; those of the examples turn them on.
    EXAMPLE_TABLES: "false",
    ...PATIENT_SETTINGS,
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? "",
  };
}

interface Launch {
  readonly environment: Environment;
  /** The built program. */
  readonly main: string;
  /** The command that starts it, where it is another one. */
  readonly by?: readonly string[];
}

async function launch({ environment, main, by = [] }: Launch, cleanUp: () => Promise<void>): Promise<TestServer> {
  const [command, ...args] = [...by, process.execPath, main];
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`The server did not start:\n${output}`));
    }, CONDITION_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = READY.exec(output)?.[1];
      if (ready === undefined) return;
      clearTimeout(timer);
      resolve(environment.PUBLIC_URL === undefined ? ready : `http://127.0.0.1:${environment.PORT}`);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The server ended (${signal ?? code}):\n${output}`));
    });
  });
  await waitUntilReady(url);
  const again = { ...environment, PORT: new URL(url).port };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: environment.DATA_DIR ?? "",
    output: () => output,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
    restart: () => launch({ environment: again, main, by }, cleanUp),
    remove: async () => {
      await end(child, "SIGTERM");
      await cleanUp();
    },
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + CONDITION_MS;
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`${url} is not ready: ${await reply?.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `limpid_${process.pid}_${Date.now()}`;
  await runSql(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
