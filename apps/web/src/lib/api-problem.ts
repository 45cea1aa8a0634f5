/** A call that did not succeed, as the server's problem details tell it. */
import { CLIENT_ERRORS, type ErrorCode, type ProblemReply } from "@limpid/contract";

/** `network`: no reply at all; `unexpected`: a reply that is not of ours, such as a proxy's page. */
export type ProblemCode = ErrorCode | "network" | "unexpected";

/** What names fields of a request, such as `body/scope must be equal to constant`, is for those who write clients. */
const SCHEMA_DETAIL = /^(?:body|query|querystring|params|headers)(?:[/ .]|$)/;

interface ProblemOptions extends ErrorOptions {
  readonly sessionId?: string | null;
  readonly position?: number | null;
  readonly tables?: NonNullable<ProblemReply["tables"]>;
}

export class ApiProblem extends Error {
  override readonly name = "ApiProblem";

  /** The session that the call was made for; null where it named none. */
  readonly sessionId: string | null;
  /** The position of the problem in a query. */
  readonly position: number | null;
  /** Which tables may be meant there. */
  readonly tables: NonNullable<ProblemReply["tables"]>;

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly title: string,
    readonly detail: string | null = null,
    { sessionId = null, position = null, tables = [], ...options }: ProblemOptions = {},
  ) {
    super(title, options);
    this.sessionId = sessionId;
    this.position = position;
    this.tables = tables;
  }

  /** What was wrong with this very request, as far as the server says it. */
  get reason(): string {
    return this.detail ?? this.title;
  }

  /** No server of ours answered: it is starting, stopping or away. */
  get isBackendDown(): boolean {
    if (this.code === "overloaded") return false;
    return this.code === "network" || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

export function networkProblem(cause: unknown): ApiProblem {
  return new ApiProblem(0, "network", CLIENT_ERRORS.uploadFailed, null, { cause });
}

/** Reads problem details; `text` may be anything a proxy in between came up with. */
export function toProblem(status: number, text: string, sessionId: string | null = null): ApiProblem {
  const reply = parseProblem(text);
  if (reply?.title === undefined) return new ApiProblem(status, "unexpected", CLIENT_ERRORS.pageFetchFailed);
  return toApiProblem(status, { ...reply, title: reply.title }, sessionId);
}

export function toApiProblem(
  status: number,
  reply: Partial<ProblemReply> & Pick<ProblemReply, "title">,
  sessionId: string | null = null,
): ApiProblem {
  const { code = "unexpected", title, detail = null, position = null, tables = [] } = reply;
  if (code === "invalid_request" && (detail === null || SCHEMA_DETAIL.test(detail)))
    return new ApiProblem(status, code, CLIENT_ERRORS.notAccepted, null, { sessionId, cause: detail ?? title });
  return new ApiProblem(status, code as ProblemCode, title, detail, { sessionId, position, tables });
}

function parseProblem(text: string): Partial<ProblemReply> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Partial<ProblemReply>) : null;
  } catch {
    return null;
  }
}
