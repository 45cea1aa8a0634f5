/** A Limpid server of its own for whoever has named none: on this machine only, with the tables of before. */
import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "../user-error.ts";

const MAIN = fileURLToPath(new URL("../server/main.js", import.meta.url));
const READY = /Limpid is ready at (\S+)/;
const START_MS = 60_000;

export interface OwnServer {
  readonly url: string;
  /** Of the session by which the tables of before were opened. */
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
      CLEAN_ROW_LIMIT: "0",
      LOG_LEVEL: "warn",
    },
    // What it logs is not for the agent, which reads this process's output.
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new UserError("The server did not start in time")), START_MS);
    const read = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-10_000);
      const ready = READY.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
      if (ready !== undefined) clearTimeout(timer);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new UserError(`The server did not start: ${output.trim()}`)));
  });
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
