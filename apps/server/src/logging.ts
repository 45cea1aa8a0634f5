/** What the logs hold: requests with their ids, never a key, a session's id or a cell. */
import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, type LoggerOptions, pino } from "pino";

const SESSION_PATH = /(\/events\/session\/)[^/?]+/;

/** It writes to stdout by default. */
export function openLog(level: string, sink?: DestinationStream): FastifyBaseLogger {
  return pino(loggerOptions(level), sink);
}

function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: ["req.headers.cookie", "req.headers.authorization"],
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        url: request.url.replace(SESSION_PATH, "$1…"),
        ip: request.ip,
      }),
    },
  };
}
