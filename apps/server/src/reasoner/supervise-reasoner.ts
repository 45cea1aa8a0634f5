/** Keeps the reasoner's process running, and knows its port. */
import { type ChildProcess, fork } from "node:child_process";
import type { FastifyBaseLogger } from "fastify";
import { execArgvOf } from "../children/entries.ts";
import type { Config } from "../config.ts";

export interface Reasoner {
  /** Undefined while the process is starting. */
  readonly port: () => number | undefined;
  readonly stop: () => void;
}

const RESPAWN_MS = 500;

export function superviseReasoner(entry: URL, config: Config, log: FastifyBaseLogger): Reasoner {
  let child: ChildProcess | undefined;
  let port: number | undefined;
  let stopping = false;
  const spawn = (): void => {
    child = fork(entry, {
      execArgv: execArgvOf(entry),
      env: {
        ...process.env,
        HOST: config.host,
        REASONER_PORT: String(config.reasonerPort),
        LOG_LEVEL: config.logLevel,
      },
    });
    child.on("message", (message: { kind: string; port: number }) => {
      port = message.port;
    });
    child.once("exit", (code, signal) => {
      port = undefined;
      if (stopping) return;
      log.warn({ code, signal }, "the reasoner ended; starting it again");
      setTimeout(() => {
        if (!stopping) spawn();
      }, RESPAWN_MS).unref();
    });
  };
  spawn();
  return {
    port: () => port,
    stop: () => {
      stopping = true;
      child?.kill("SIGTERM");
    },
  };
}
