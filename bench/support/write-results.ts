/** Keeps what a bench found: figures as JSON for comparing, and a page for reading. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Machine, machineLine } from "./describe-machine.ts";

const RESULTS = fileURLToPath(new URL("../results/", import.meta.url));

export interface BenchPage {
  readonly name: string;
  readonly title: string;
  readonly machine: Machine;
  /** All figures. */
  readonly figures: unknown;
  /** The page below its title, in Markdown. */
  readonly text: string;
}

export function writeResults({ name, title, machine, figures, text }: BenchPage): void {
  mkdirSync(RESULTS, { recursive: true });
  const stem = join(RESULTS, `${machine.date}-${name}`);
  writeFileSync(`${stem}.json`, `${JSON.stringify({ machine, figures }, null, 1)}\n`);
  writeFileSync(`${stem}.md`, `# ${title}\n\n${machineLine(machine)}\n\n${text.trim()}\n`);
  console.log(`\n${text.trim()}\n\nWritten to bench/results/${machine.date}-${name}.{json,md}`);
}

/** What a bench found last, and the name of its page. */
export function readNewestResults<Figures>(name: string): {
  readonly machine: Machine;
  readonly figures: Figures;
  readonly page: string;
} {
  const files = readdirSync(RESULTS).filter((file) => file.endsWith(`-${name}.json`));
  const newest = files.toSorted().at(-1);
  if (newest === undefined)
    throw new Error(`There are no results of "npm run bench -- ${name}" yet: measure all of it`);
  const results = JSON.parse(readFileSync(join(RESULTS, newest), "utf8")) as {
    readonly machine: Machine;
    readonly figures: Figures;
  };
  return { ...results, page: newest.replace(/json$/, "md") };
}

type Cell = string | number;

export function markdownTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(" | ")} |`;
  const rule = header.map((_, index) => (index === 0 ? "---" : "---:"));
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}
