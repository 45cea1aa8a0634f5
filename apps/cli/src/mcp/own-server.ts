/** Starts a Limpid server of its own for users who have named none: on this machine only, with the tables of before. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { UserError } from "../user-error.ts";

const MAIN = fileURLToPath(new URL("../server/main.js", import.meta.url));
const READY = /Limpid is ready at (\S+)/;
const START_MS = 60_000;
/** Characters of what it says that are kept for the error if it does not start. */
const MAX_OUTPUT = 10_000;

export interface OwnServer {
  readonly url: string;
  /** The session by which the earlier tables were opened. */
  readonly sessionId: string | undefined;
  readonly keepSession: (sessionId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startOwnServer(dataDir: string): Promise<OwnServer> {
  await mkdir(dataDir, { recursive: true });
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      REASONER_PORT: "0",
      DATA_DIR: dataDir,
      // That of whatever else is at work in this shell.
      DATABASE_URL: "",
      CLEAN_ROW_LIMIT: "0",
      EXAMPLE_TABLES: "false",
      LOG_LEVEL: "warn",
    },
    // What it logs is not for the agent, which reads this process's output.
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await untilReady(child, START_MS);
  const sessionFile = join(dataDir, "mcp-session");
  return {
    url,
    sessionId: await readFile(sessionFile, "utf8").catch(() => undefined),
    keepSession: (sessionId) => writeFile(sessionFile, sessionId, { mode: 0o600 }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

/** The address at which a started server is ready. Nothing of it is left where it is refused. */
export function untilReady(child: ChildProcessByStdio<null, Readable, Readable>, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const refuse = (reason: string): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(new UserError(reason));
    };
    const timer = setTimeout(() => refuse("The server did not start in time"), withinMs);
    const read = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT);
      const ready = READY.exec(output)?.[1];
      if (ready === undefined) return;
      clearTimeout(timer);
      resolve(ready);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => refuse(`The server did not start: ${output.trim()}`));
  });
}
