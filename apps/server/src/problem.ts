/** The one kind of error that users see; what becomes of it is decided in `problem-replies.ts`. */
import type { ErrorCode } from "@limpid/contract";
import type { NamedTable } from "@limpid/database";

/** This is the default where no better estimate exists. */
const RETRY_SECONDS = 5;

/** A table that a query may mean, and how it is written there. */
export interface MeantTable extends NamedTable {
  readonly sqlName: string;
}

interface ProblemOptions extends ErrorOptions {
  /** The position of the problem in a query. */
  readonly position?: number;
  /** Which tables may be meant there. */
  readonly tables?: readonly MeantTable[];
  /** After so many seconds the same call may be answered. */
  readonly retrySeconds?: number;
}

/** A mistake of the user's, or a state the user can understand; the wording comes from the error table. */
export class Problem extends Error {
  readonly position: number | undefined;
  readonly tables: readonly MeantTable[];
  readonly retrySeconds: number;

  constructor(
    readonly code: ErrorCode,
    readonly detail?: string,
    options?: ProblemOptions,
  ) {
    super(detail === undefined ? code : `${code}: ${detail}`, options);
    this.position = options?.position;
    this.tables = options?.tables ?? [];
    this.retrySeconds = options?.retrySeconds ?? RETRY_SECONDS;
  }
}
