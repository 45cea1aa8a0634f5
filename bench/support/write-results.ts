/** Keeps what a scenario found: figures as JSON for comparing, and a page for reading. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Machine, machineLine } from "./describe-machine.ts";
import { rounded } from "./statistics.ts";

const RESULTS = fileURLToPath(new URL("../results/", import.meta.url));

/** A row of a table by the titles of its columns. A list is shown by its length, and what has figures of its own by all of them. */
export type Row = object;
/** A paragraph of Markdown, or a table. */
export type Section = string | readonly Row[];

type Cell = string | number | boolean | null | undefined;

export interface Measured {
  /** The page without its title. */
  readonly page: readonly Section[];
  /** Everything that is kept as JSON; without it these are the tables of the page. */
  readonly figures?: unknown;
  /** The end of the file's name, if it is not that of the scenario. */
  readonly name?: string;
  readonly hasFailed?: boolean;
}

interface Run {
  readonly name: string;
  readonly title: string;
  readonly machine: Machine;
  readonly options: object;
}

export function writeResults({ name, title, machine, options }: Run, measured: Measured): void {
  const { page, figures = page.filter((section) => typeof section !== "string") } = measured;
  const file = `${machine.date}-${measured.name ?? name}`;
  const text = page.map((section) => (typeof section === "string" ? section : markdownTable(section))).join("\n\n");
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${file}.json`), `${JSON.stringify({ machine, options, figures }, null, 1)}\n`);
  writeFileSync(join(RESULTS, `${file}.md`), `# ${title}\n\n${machineLine(machine)}\n\n${text.trim()}\n`);
  console.log(`\n${text.trim()}\n\nWritten to bench/results/${file}.{json,md}`);
}

/** What a scenario found last, and the name of its page. */
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

/** Turns figures into rows: one for each figure, with a column for each of the contenders. */
export function sideBySide(contenders: Readonly<Record<string, object>>): Row[] {
  const columns = Object.entries(contenders).map(([name, figures]) => [name, new Map(flatten(figures))] as const);
  const figures = [...new Set(columns.flatMap(([, cells]) => [...cells.keys()]))];
  return figures.map((figure) => ({
    figure,
    ...Object.fromEntries(columns.map(([name, cells]) => [name, cells.get(figure)])),
  }));
}

function markdownTable(rows: readonly Row[]): string {
  if (rows.length === 0) return "None.";
  const cells = rows.map((row) => new Map(flatten(row)));
  const header = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |`;
  const rule = header.map((_, index) => (index === 0 ? "---" : "---:"));
  return [line(header), line(rule), ...cells.map((row) => line(header.map((title) => toText(row.get(title)))))].join(
    "\n",
  );
}

function flatten(row: object, prefix = ""): [title: string, cell: Cell][] {
  return Object.entries(row).flatMap(([key, value]: [string, unknown]): [string, Cell][] => {
    const title = prefix + toTitle(key);
    if (Array.isArray(value)) return [[title, value.length]];
    return typeof value === "object" && value !== null ? flatten(value, `${title}: `) : [[title, value as Cell]];
  });
}

const UNITS: Readonly<Record<string, string>> = { Ms: "ms", Mb: "MB", Seconds: "s" };

/** Makes "first cells, ms" of "firstCellsMs", and leaves what is no name of a figure. */
function toTitle(key: string): string {
  const [, figure, unit] = /^([a-z][A-Za-z0-9]*?)(Ms|Mb|Seconds)?$/.exec(key) ?? [];
  if (figure === undefined) return key;
  const words = figure.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\bcpu\b/, "CPU");
  return unit === undefined ? words : `${words}, ${UNITS[unit]}`;
}

function toText(cell: Cell): string {
  if (cell === null || cell === undefined) return "–";
  if (typeof cell !== "number") return String(cell).replace(/\n/g, " ").replaceAll("|", "\\|");
  return (Math.abs(cell) < 100 ? rounded(cell) : Math.round(cell)).toLocaleString("en", { maximumFractionDigits: 6 });
}
