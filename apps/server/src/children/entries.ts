/** Where the programs of other processes lie: beside the sources in development, beside the bundle when built. */

export interface Entries {
  readonly worker: URL;
  readonly query: URL;
}

/** `main` is the address of the main program, `import.meta.url`. */
export function childEntries(main: string): Entries {
  if (main.endsWith(".ts"))
    return { worker: new URL("children/worker.ts", main), query: new URL("children/query-child.ts", main) };
  return { worker: new URL("worker.cjs", main), query: new URL("query-child.js", main) };
}

/** What Node needs to run an entry: sources go through tsx, wherever the process was started. */
export function execArgvOf(entry: URL): string[] {
  return entry.pathname.endsWith(".ts") ? ["--import", import.meta.resolve("tsx")] : [];
}
