/** Starts and supervises the child process of the embedded database, and starts it again when it dies. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DatabaseConfig } from "./database-config.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { acquireLock } from "./lock.ts";

export interface EmbeddedDatabase {
  /** The directory of the socket, which `pg` takes for a host. */
  readonly socketDir: string;
  /** Resolves when the database answers; rejects with `DatabaseUnavailable` when it does not come back in time. */
  ready(): Promise<void>;
  close(): Promise<void>;
  /** The child's process id; undefined while it is being started again. */
  pid(): number | undefined;
}

const SOCKET_FILE = ".s.PGSQL.5432";
/** The system's limit is about 107 bytes. */
const MAX_SOCKET_BYTES = 100;
const READY_WAIT_MS = 15_000;
const STOP_WAIT_MS = 10_000;
const RESTART_MS = { first: 100, most: 5_000 } as const;

type ChildMessage = { readonly kind: "ready" } | { readonly kind: "failed"; readonly message: string };

export async function openEmbedded(config: DatabaseConfig): Promise<EmbeddedDatabase> {
  const dataDir = resolve(config.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const lock = acquireLock(join(dataDir, "host.lock"));
  const sockets = openSocketDir(dataDir);
  const supervisor = new Supervisor(dataDir, sockets.path, config);
  const cleanUp = (): void => {
    sockets.remove();
    lock.release();
  };
  try {
    await supervisor.start();
  } catch (error) {
    cleanUp();
    throw new Error(`Cannot open the embedded database in "${dataDir}"`, { cause: error });
  }
  return {
    socketDir: sockets.path,
    ready: () => supervisor.ready(),
    pid: () => supervisor.pid(),
    close: async () => {
      await supervisor.stop();
      cleanUp();
    },
  };
}

/** The socket has no password: its directory is for this user alone. */
function openSocketDir(dataDir: string): { readonly path: string; remove(): void } {
  const inside = join(dataDir, "run");
  if (Buffer.byteLength(join(inside, SOCKET_FILE)) <= MAX_SOCKET_BYTES) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    return { path: inside, remove: () => rmSync(join(inside, SOCKET_FILE), { force: true }) };
  }
  const path = mkdtempSync(join(tmpdir(), "limpid-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

class Supervisor {
  private child: ChildProcess | undefined;
  private running: Promise<void> | undefined;
  private delayMs: number = RESTART_MS.first;
  private stopping = false;
  private readonly dataDir: string;
  private readonly socketDir: string;
  private readonly config: DatabaseConfig;

  constructor(dataDir: string, socketDir: string, config: DatabaseConfig) {
    this.dataDir = dataDir;
    this.socketDir = socketDir;
    this.config = config;
  }

  async start(): Promise<void> {
    this.running = this.spawn();
    await this.running;
    this.watch();
  }

  pid(): number | undefined {
    return this.child?.pid;
  }

  async ready(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const late = new DatabaseUnavailable(new Error("the embedded database does not start again"));
      timer = setTimeout(() => reject(late), READY_WAIT_MS);
    });
    try {
      await Promise.race([this.running, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WAIT_MS);
    await exited;
    clearTimeout(timer);
  }

  private watch(): void {
    this.child?.once("exit", (code, signal) => {
      if (this.stopping) return;
      this.config.log.warn({ code, signal }, "the embedded database died and is started again");
      this.child = undefined;
      this.running = this.restart();
      // Whoever waits for it sees the failure; during a shutdown nobody does.
      this.running.catch(() => {});
    });
  }

  private async restart(): Promise<void> {
    while (!this.stopping) {
      await new Promise((resume) => setTimeout(resume, this.delayMs));
      try {
        if (this.stopping) break;
        await this.spawn();
        this.delayMs = RESTART_MS.first;
        this.watch();
        return;
      } catch (error) {
        this.delayMs = Math.min(this.delayMs * 2, RESTART_MS.most);
        this.config.log.warn({ error: String(error) }, "the embedded database does not start");
      }
    }
    throw new DatabaseUnavailable(new Error("the database is being closed"));
  }

  private async spawn(): Promise<void> {
    const entry = toPath(this.config.embeddedEntry ?? new URL("./embedded-process.ts", import.meta.url));
    const paths = [
      join(this.dataDir, "database"),
      join(this.socketDir, SOCKET_FILE),
      join(this.dataDir, "database.lock"),
    ];
    const child = fork(entry, paths, { execArgv: loaderOf(entry), stdio: ["ignore", "ignore", "inherit", "ipc"] });
    this.child = child;
    await untilReady(child);
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolveReady, reject) => {
    child.once("message", (message: ChildMessage) =>
      message.kind === "ready" ? resolveReady() : reject(new Error(message.message)),
    );
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`it ended with ${signal ?? `code ${code}`}`)));
  });
}

function toPath(entry: URL | string): string {
  return entry instanceof URL ? fileURLToPath(entry) : entry;
}

/** In development the entry is TypeScript. */
function loaderOf(entry: string): string[] {
  if (!entry.endsWith(".ts")) return [];
  return ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href];
}
