/** The only place that turns errors into replies: `application/problem+json`, RFC 9457. */
import { ERRORS, type ErrorCode, errorTitle, type ProblemReply } from "@limpid/contract";
import { isUnavailable } from "@limpid/database";
import { UnknownEdit } from "@limpid/edits";
import { DAMAGED_FILE, StoreUnavailable } from "@limpid/files";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";
import { meantTableToWire } from "./wire/meant-table.ts";
import { LaneFull, OutOfTime, WorkerDied } from "./workers/call-errors.ts";

/** Codes for what fastify and its plug-ins refuse before a call is reached. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "invalid_request",
  404: "not_found",
  405: "method_not_allowed",
  413: "body_too_large",
  415: "unsupported_media",
  422: "invalid_request",
  429: "rate_limited",
  503: "unavailable",
};

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const isAway = isUnavailable(error) || error instanceof StoreUnavailable;
  if (isAway || error instanceof WorkerDied || error instanceof OutOfTime)
    return new Problem("unavailable", undefined, { cause: error });
  if (error instanceof LaneFull) {
    const retrySeconds = Math.max(1, Math.ceil(error.waitMs / 1000));
    return new Problem("overloaded", undefined, { cause: error, retrySeconds });
  }
  const { validation, statusCode, message } = error as Partial<FastifyError>;
  if (validation !== undefined) return new Problem("invalid_request", message, { cause: error });
  if (error instanceof UnknownEdit) return new Problem("internal", error.message, { cause: error });
  if (isErrno(error, DAMAGED_FILE)) return new Problem("table_damaged", undefined, { cause: error });
  if (isErrno(error, "ENOSPC")) return new Problem("disk_full", undefined, { cause: error });
  const code = statusCode === undefined ? undefined : CODE_OF_STATUS[statusCode];
  return new Problem(code ?? "internal", code === "invalid_request" ? message : undefined, { cause: error });
}

export function problemHandler(uploadMb: number) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error);
    const { status } = ERRORS[problem.code];
    if (reply.raw.destroyed) request.log.info({ detail: problem.detail }, "request given up");
    else if (status === 503) request.log.warn({ detail: problem.detail, err: problem.cause }, "not available");
    else if (status === 507) request.log.warn({ code: problem.code, detail: problem.detail }, "no room");
    else if (status >= 500) request.log.error({ err: problem.cause ?? error }, "request failed");
    else request.log.info({ code: problem.code, detail: problem.detail }, "request refused");
    const body: ProblemReply = { ...problemToWire(problem, uploadMb), instance: request.id };
    // The rest of such a request is not waited for, so the connection cannot serve another one. A client with too
    // many streams must not keep the connections of refused streams, either.
    if (status === 408 || problem.code === "too_many_streams") reply.header("connection", "close");
    if ((status === 429 || status === 503) && !reply.hasHeader("retry-after"))
      reply.header("retry-after", String(problem.retrySeconds));
    // Browsers keep some refusals, such as 410, for ever.
    void reply.code(status).header("cache-control", "no-store").type("application/problem+json").send(body);
  };
}

export function problemToWire({ code, detail, position, tables }: Problem, uploadMb: number): ProblemReply {
  return {
    type: `urn:limpid:problem:${code}`,
    title: errorTitle(code, uploadMb),
    status: ERRORS[code].status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(position === undefined ? {} : { position }),
    ...(tables.length === 0 ? {} : { tables: tables.map(meantTableToWire) }),
  };
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
