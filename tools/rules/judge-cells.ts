/**
 * What each rule did to the cells of ordinary tables, or offered for them: right where it is what stood there before an
 * error was planted, wrong where it changes a right value. The judge of harm is the scorer; its list of changes is read.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OFFERED, ruleFamily } from "@limpid/clean";
import { type Entity, entityById } from "@limpid/entities";
import { isRepair } from "@limpid/table";

/** The scorer leaves tables, truth and what cleaning made of them here. */
export interface ScoredFolder {
  readonly work: string;
  readonly tables: readonly string[];
  /** Changes that the scorer counts as harm: `table|row|column`. */
  readonly harm: ReadonlySet<string>;
  /** Changes of cells nobody planted that were read and found right: `table|column|raw|output`. */
  readonly allowed: ReadonlySet<string>;
}

export interface Judged {
  readonly table: string;
  readonly family: string;
  readonly isRight: boolean;
}

interface Planted {
  readonly row: number;
  readonly col: number;
  readonly raw_dirty: string;
  readonly truth: string;
}

interface Cell {
  readonly row: number;
  readonly raw: string;
  readonly output: string;
  readonly is_clean: boolean;
  readonly is_valid: boolean;
  readonly has_data: boolean;
  readonly rule: string;
  readonly alternatives: readonly { readonly output: string; readonly prob: number }[];
}

export function* judgeCells(folder: ScoredFolder): Generator<Judged> {
  for (const table of folder.tables) {
    const base = join(folder.work, "out", table);
    if (!existsSync(`${base}.cells.jsonl`) || !existsSync(`${base}.report.json`)) continue;
    const report = JSON.parse(readFileSync(`${base}.report.json`, "utf8")) as {
      readonly columns: readonly { readonly entity: { readonly id: string } }[];
    };
    const entities = report.columns.map(({ entity }) => requireEntity(entity.id));
    const rows = gatherRows(readLines<Cell>(`${base}.cells.jsonl`), entities.length);
    const planted = readLines<Planted>(join(folder.work, "truth", `${table}.jsonl`));
    // A table that was read with other rows cannot be held against its truth.
    if (planted.some(({ row, col, raw_dirty }) => rows[row]?.[col]?.raw !== raw_dirty)) continue;
    yield* judgeTable(table, { rows, entities, planted }, folder);
  }
}

interface CleanedTable {
  readonly rows: readonly (readonly Cell[])[];
  readonly entities: readonly Entity[];
  readonly planted: readonly Planted[];
}

function* judgeTable(
  table: string,
  { rows, entities, planted }: CleanedTable,
  { harm, allowed }: ScoredFolder,
): Generator<Judged> {
  const truths = new Map(planted.map((one) => [`${one.row}|${one.col}`, one]));
  const written = writtenForms(rows, truths);
  const counts = entities.map((_, col) => countTexts(rows.map((row) => row[col]?.raw ?? "")));
  for (const [row, cells] of rows.entries())
    for (const [col, cell] of cells.entries()) {
      const suggestion = suggestionOf(cell);
      const entity = entities[col];
      if (suggestion === undefined || entity === undefined) continue;
      const error = truths.get(`${row}|${col}`);
      const isRight =
        error === undefined
          ? isHarmless(cell, suggestion, {
              isHarm: harm.has(`${table}|${row}|${col}`),
              isAllowed: allowed.has(`${table}|${col}|${cell.raw}|${suggestion}`),
            })
          : isRepaired(cell, suggestion, { truth: error.truth, written: written.get(`${col}|${error.truth}`) });
      if (isRight === undefined) continue;
      const text = cell.is_clean || cell.has_data ? cell.raw.trim() : "";
      const place = { entity, cells: counts[col]?.get(cell.raw) ?? 1, text };
      yield { table, family: ruleFamily({ rule: cell.rule, output: suggestion }, place), isRight };
    }
}

/** What the cell became, or would where its rule may act; undefined where a rule says neither, or is not sure. */
function suggestionOf({ raw, output, has_data, is_clean, is_valid, rule, alternatives }: Cell): string | undefined {
  const text = has_data ? output : "";
  if (rule === "") return undefined;
  if (is_clean) return text === raw ? undefined : text;
  const [first] = alternatives;
  return is_valid && first !== undefined && first.prob >= OFFERED ? first.output : undefined;
}

/** Undefined: the cell is neither the better nor the worse for it. */
function isHarmless(
  cell: Cell,
  suggestion: string,
  { isHarm, isAllowed }: { readonly isHarm: boolean; readonly isAllowed: boolean },
): boolean | undefined {
  if (isAllowed) return true;
  const isChanged = (cell.has_data ? cell.output : "") !== cell.raw;
  if (isChanged) return !isHarm;
  return isSameText(cell.raw, suggestion) ? undefined : false;
}

/** A form of a wrong value is no mistake of who only writes it in another way. */
function isRepaired(
  { rule, raw }: Cell,
  suggestion: string,
  { truth, written }: { readonly truth: string; readonly written: string | undefined },
): boolean | undefined {
  if (suggestion === truth.trim() || suggestion === written || (truth !== "" && isSameText(suggestion, truth)))
    return true;
  return isRepair(rule) && !isSameText(raw, suggestion) ? false : undefined;
}

/** But for capitals, spaces and ways to encode a letter. */
function isSameText(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}\p{Cc}]+/gu, "")
    .toLowerCase();
}

/** Maps column and text to how cleaning writes the same text where nothing was planted. */
function writtenForms(
  rows: readonly (readonly Cell[])[],
  truths: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [row, cells] of rows.entries())
    for (const [col, { raw, output }] of cells.entries())
      if (!truths.has(`${row}|${col}`)) forms.set(`${col}|${raw}`, output);
  return forms;
}

function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function gatherRows(cells: readonly Cell[], width: number): readonly (readonly Cell[])[] {
  return Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
}

function readLines<Line>(path: string): readonly Line[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}

function requireEntity(id: string): Entity {
  const entity = entityById(id);
  if (entity === undefined) throw new Error(`The report names a class "${id}" that there is not`);
  return entity;
}
