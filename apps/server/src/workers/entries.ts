/** Locates the programs of other processes: beside the sources in development, beside the bundle when built. */
import type { StartWorker } from "./worker-child.ts";

export interface Entries {
  readonly worker: URL;
  /** The same program, but in tests whose workers are others. */
  readonly searcher: URL;
  readonly query: URL;
  /** Starts workers and searchers where they are no processes, as in tests of what calls answer. */
  readonly startWorker?: StartWorker;
}

/** `main` is the address of the main program, `import.meta.url`. */
export function childEntries(main: string): Entries {
  const isSource = main.endsWith(".ts");
  const worker = new URL(isSource ? "../../worker/src/main.ts" : "worker.cjs", main);
  return {
    worker,
    searcher: worker,
    query: new URL(isSource ? "../../worker/src/query-child.ts" : "query-child.js", main),
  };
}

/** What Node needs to run an entry: sources go through tsx, wherever the process was started. */
export function readExecArgv(entry: URL): string[] {
  return entry.pathname.endsWith(".ts") ? ["--import", import.meta.resolve("tsx")] : [];
}
