/** What the file of a scenario exports, and what the runner gives it. */
import type { ApiClient } from "../../tools/testing/client.ts";
import type { Machine } from "./describe-machine.ts";
import type { WatchedServer } from "./watched-server.ts";
import type { Measured } from "./write-results.ts";

type Option = string | number | boolean | readonly string[] | readonly number[];
/** An option is read as what its default is; a list is separated by commas, and "" stands for one that was not given. */
export type Options = Readonly<Record<string, Option>>;

export interface Bench {
  readonly machine: Machine;
  /** A folder that is removed at the end. */
  readonly scratch: string;
  /** Runs at the end whatever happens, the last one first. */
  readonly onEnd: (close: () => unknown) => void;
  /** Writes what was measured so far, since the next step may take an hour. */
  readonly write: (measured: Measured) => void;
  /** Starts the built server, which cleans all rows unless the settings say otherwise, and removes it at the end. */
  readonly serve: (
    settings?: Readonly<Record<string, string>>,
    main?: string,
  ) => Promise<WatchedServer & { readonly client: ApiClient }>;
}

export interface Scenario<Given extends Options> {
  readonly title: string;
  readonly options: Given;
  /** Undefined if there is nothing to measure here; the scenario says why. */
  readonly measure: (options: Widened<Given>, bench: Bench) => Promise<Measured | undefined>;
}

type Widened<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends readonly number[]
    ? readonly number[]
    : Given[Name] extends readonly string[]
      ? readonly string[]
      : Given[Name] extends number
        ? number
        : Given[Name] extends string
          ? string
          : boolean;
};

/** Gives the options their types. */
export function scenario<const Given extends Options>(described: Scenario<Given>): Scenario<Given> {
  return described;
}
