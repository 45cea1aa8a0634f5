import type { Method } from "../protocol.ts";
import type { Care } from "../value-place.ts";

/** What the worker of the pool's test can be asked. */
export interface TestMethods {
  readonly echo: Method<string, string, string>;
  /** Tells that it was begun, and never ends. */
  readonly hang: Method<null, string, null>;
  /** Tells again and again, for so many milliseconds, that it is at work. */
  readonly plod: Method<number, string, null>;
  readonly pid: Method<null, never, number>;
  /** Work in the background. */
  readonly pidOfLong: Method<null, never, number>;
  /** Goes through the values of a column, and dies at some; replies with those that it got past. */
  readonly passValues: Method<{ care: Care; values: number; deadly: readonly number[] }, never, readonly number[]>;
  readonly fail: Method<null, never, null>;
  readonly die: Method<null, never, null>;
  /** Takes memory until there is none. */
  readonly hoard: Method<null, never, null>;
  readonly dieOnce: Method<string, never, string>;
}
