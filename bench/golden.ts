/**
 * `npm run bench -- golden --data DIR --out RUN [--tree CHECKOUT] [--against RUN] [--replies]`: what the engine makes of every
 * cell of the files of a folder and of the fixtures; with `--replies`, what the built service replies of these tables, before
 * and after edits. A rebuilding that shall change nothing is run in both checkouts and compared.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { cleanFile } from "@limpid/pipeline";
import { ApiClient } from "../tools/testing/client.ts";
import { startServer } from "../tools/testing/start-server.ts";
import { compareRuns } from "./golden/compare-runs.ts";
import { describeCells } from "./golden/describe-cells.ts";
import { describeReplies } from "./golden/describe-replies.ts";

const { values: options } = parseArgs({
  options: {
    data: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    tree: { type: "string", default: process.cwd() },
    against: { type: "string" },
    replies: { type: "boolean", default: false },
  },
});

async function cleanAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const describe = options.replies ? await openService() : await openEngine();
  let seconds = 0;
  for (const path of listInputs()) {
    const begun = performance.now();
    const lines = await describe.file(path);
    seconds += (performance.now() - begun) / 1000;
    const text = lines.join("\n");
    writeFileSync(join(folder, `${nameOf(path)}.cells`), text);
    console.log(`${createHash("sha256").update(text).digest("hex").slice(0, 16)}  ${nameOf(path)}`);
  }
  await describe.end();
  console.log(`${seconds.toFixed(1)} s`);
}

interface Describer {
  readonly file: (path: string) => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
}

/** Parts are small, so that tables are also cleaned in several of them. */
async function openService(): Promise<Describer> {
  const settings = { CLEAN_ROW_LIMIT: "0", RANGE_CELLS: "5000", RATE_LIMIT_PER_MINUTE: "1000000" };
  const server = await startServer(settings, join(options.tree, "dist/server/main.js"));
  const client = await ApiClient.connect(server.url);
  return { file: (path) => describeReplies(client, readFileSync(path), basename(path)), end: server.remove };
}

async function openEngine(): Promise<Describer> {
  const { cleanFile: clean } = (await import(
    pathToFileURL(join(options.tree, "packages/pipeline/src/index.ts")).href
  )) as { readonly cleanFile: typeof cleanFile };
  return { file: (path) => describeFile(clean, path), end: async () => undefined };
}

async function describeFile(clean: typeof cleanFile, path: string): Promise<readonly string[]> {
  const settings = { fileName: basename(path), rowLimit: 0, pageSize: 20, now: () => 0 };
  const lines: string[] = [];
  for await (const event of clean(readFileSync(path), settings)) {
    if (event.kind === "refused") lines.push(`refused ${event.reason}`);
    if (event.kind === "metadata") lines.push(JSON.stringify(event.metadata));
    // One by one: a long table has more lines than a call may have arguments.
    if (event.kind === "cleaned") for (const line of describeCells(event.clean)) lines.push(line);
  }
  return lines;
}

function listInputs(): readonly string[] {
  const fixtures = join("fixtures", "cleaning");
  const tables = readdirSync(fixtures, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(fixtures, name)).map((file) => join(fixtures, name, file)))
    .filter((path) => path.endsWith(".csv"));
  const given = options.data.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return [...tables, ...given.filter((path) => /\.(?:csv|tsv|xlsx|json)$/.test(path))].sort();
}

function nameOf(path: string): string {
  return path.replace(/^.*[/\\]([^/\\]+[/\\][^/\\]+)$/, "$1").replaceAll(/[/\\]/g, "-");
}

if (options.out === undefined) throw new Error("Name the folder of the run: --out DIR");
if (!existsSync(options.out) || options.against === undefined) await cleanAll(options.out);
if (options.against !== undefined) process.exitCode = compareRuns(options.against, options.out) ? 0 : 1;
