/** What a command is, and the few effects it may have besides files. */

export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Resolves when more may be written. */
  readonly writeOut: (chunk: string | Uint8Array) => Promise<void>;
  /** One line for the person at the terminal. */
  readonly tell: (line: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * 0: done, nothing to look at; 1: done, issues are left; 2: bad input or arguments, nothing was written; 3: the recipe does
 * not fit the file, nothing was written.
 */
export type ExitCode = 0 | 1 | 2 | 3;

/** What the list of commands says of one. Its code is loaded when it runs. */
export interface NamedCommand {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export interface Command {
  readonly help: string;
  readonly run: (args: readonly string[], io: Io) => Promise<ExitCode>;
}
