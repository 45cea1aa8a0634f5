/** The built service, started as an operator starts it. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../../../tools/testing/find-free-port.ts";
import { startServer } from "../../../../../tools/testing/start-server.ts";

export interface Service {
  readonly base: string;
  readonly reasonerBase: string;
  readonly makeKey: (username: string) => string;
  readonly revokeKeys: (username: string) => void;
  /** Starts the service again on the same data, at the same address. */
  readonly restart: () => Promise<Service>;
  readonly remove: () => Promise<void>;
}

const LIMPID = fileURLToPath(new URL("../../../../../dist/cli/main.js", import.meta.url));

/** All tables are in the catalogue, and it begins empty. */
const SETTINGS = { LIST_BY_DEFAULT: "true", EXAMPLE_TABLES: "false", LOG_LEVEL: "silent", PAGE_WAIT_SECONDS: "1" };

type Server = Awaited<ReturnType<typeof startServer>>;

export async function startService(settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  const port = String(await findFreePort());
  return serviceOn(await startServer({ ...SETTINGS, ...settings, REASONER_PORT: port }), port);
}

function serviceOn(server: Server, port: string): Service {
  const limpid = (...words: readonly string[]): string => {
    const env = { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: "" };
    return execFileSync(process.execPath, [LIMPID, ...words], { env, encoding: "utf8", stdio: "pipe" }).trim();
  };
  return {
    base: server.url,
    reasonerBase: `http://127.0.0.1:${port}`,
    makeKey: (username) => limpid("keys", "add", username),
    revokeKeys: (username) => void limpid("keys", "revoke", username),
    restart: async () => {
      await server.stop();
      return serviceOn(await server.restart(), port);
    },
    remove: () => server.remove(),
  };
}
