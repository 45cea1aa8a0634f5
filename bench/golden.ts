/**
 * What the engine makes of every cell of the files of a folder (`--data`, commas between several) and of the fixtures, kept in the folder
 * `--out`; with `--replies`, what the built service replies of these tables, before and after edits. A rebuilding that shall change
 * nothing is run in both checkouts (`--tree`) and compared (`--against`).
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { cleanFile } from "@limpid/pipeline";
import { compareRuns } from "./golden/compare-runs.ts";
import { describeCells } from "./golden/describe-cells.ts";
import { describeReplies } from "./golden/describe-replies.ts";
import { type Bench, scenario } from "./support/scenario.ts";
import { timed } from "./support/timing.ts";

export default scenario({
  title: "Golden outputs",
  options: { data: [] as string[], out: "", tree: ".", against: "", replies: false },
  measure: async ({ data, out, tree, against, replies }, bench) => {
    if (out === "") throw new Error("Name the folder of the run: --out DIR");
    if (!existsSync(out) || against === "") {
      mkdirSync(out, { recursive: true });
      const describe = replies ? await openService(tree, bench) : await openEngine(tree);
      const { ms } = await timed(async () => {
        for (const path of listInputs(data)) {
          const text = (await describe(path)).join("\n");
          writeFileSync(join(out, `${nameFile(path)}.cells`), text);
          console.log(`${createHash("sha256").update(text).digest("hex").slice(0, 16)}  ${nameFile(path)}`);
        }
      });
      console.log(`${(ms / 1000).toFixed(1)} s`);
    }
    // Nothing is kept beside the run itself.
    if (against !== "" && !compareRuns(against, out)) process.exitCode = 1;
    return undefined;
  },
});

type Describer = (path: string) => Promise<readonly string[]>;

/** Parts are small, so that tables are also cleaned in several of them. */
async function openService(tree: string, { serve }: Bench): Promise<Describer> {
  const { client } = await serve({ RANGE_CELLS: "5000" }, join(resolve(tree), "dist/server/main.js"));
  return (path) => describeReplies(client, readFileSync(path), basename(path));
}

async function openEngine(tree: string): Promise<Describer> {
  const file = pathToFileURL(join(resolve(tree), "packages/pipeline/src/index.ts")).href;
  const { cleanFile: clean } = (await import(file)) as { readonly cleanFile: typeof cleanFile };
  return async (path) => {
    const settings = { fileName: basename(path), rowLimit: 0, pageSize: 20, now: () => 0 };
    const lines: string[] = [];
    for await (const event of clean(readFileSync(path), settings)) {
      if (event.kind === "refused") lines.push(`refused ${event.reason}`);
      if (event.kind === "metadata") lines.push(JSON.stringify(event.metadata));
      // One by one: a long table has more lines than a call may have arguments.
      if (event.kind === "cleaned") for (const line of describeCells(event.clean)) lines.push(line);
    }
    return lines;
  };
}

function listInputs(folders: readonly string[]): readonly string[] {
  const fixtures = join("fixtures", "cleaning");
  const tables = readdirSync(fixtures, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(fixtures, name)).map((file) => join(fixtures, name, file)))
    .filter((path) => path.endsWith(".csv"));
  const given = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return [...tables, ...given.filter((path) => /\.(?:csv|tsv|xlsx|json)$/.test(path))].sort();
}

function nameFile(path: string): string {
  return path.replace(/^.*[/\\]([^/\\]+[/\\][^/\\]+)$/, "$1").replaceAll(/[/\\]/g, "-");
}
