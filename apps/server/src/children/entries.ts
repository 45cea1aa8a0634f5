/** Where the programs of the child processes lie: beside the sources in development, beside the bundle when built. */

export interface Entries {
  readonly pipeline: URL;
  readonly tables: URL;
  readonly preview: URL;
  readonly reasoner: URL;
  /** Undefined: the store finds its own source. */
  readonly embedded: URL | undefined;
}

/** `main` is the address of the main program, `import.meta.url`. */
export function childEntries(main: string): Entries {
  if (main.endsWith(".ts"))
    return {
      pipeline: new URL("children/pipeline-child.ts", main),
      tables: new URL("children/tables-child.ts", main),
      preview: new URL("children/preview-child.ts", main),
      reasoner: new URL("reasoner/reasoner.ts", main),
      embedded: undefined,
    };
  return {
    pipeline: new URL("pipeline-child.js", main),
    tables: new URL("tables-child.js", main),
    preview: new URL("preview-child.js", main),
    reasoner: new URL("reasoner.js", main),
    embedded: new URL("embedded-process.js", main),
  };
}

/** What Node needs to run an entry: sources go through tsx, wherever the process was started. */
export function execArgvOf(entry: URL): string[] {
  return entry.pathname.endsWith(".ts") ? ["--import", import.meta.resolve("tsx")] : [];
}
