/** The one kind of error that users see; what becomes of it is decided in `problems.ts`. */
import type { ErrorCode } from "@limpid/contract";

interface ProblemOptions extends ErrorOptions {
  /** Where in a query. */
  readonly position?: number;
}

/** A mistake of the user's, or a state the user can understand; the wording comes from the error table. */
export class Problem extends Error {
  readonly position: number | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly detail?: string,
    options?: ProblemOptions,
  ) {
    super(detail === undefined ? code : `${code}: ${detail}`, options);
    this.position = options?.position;
  }
}
