/** Labelled columns: which class each is taken for, and whether its probability means what it says. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "@limpid/entities";
import { inferColumn } from "@limpid/infer";
import { tableFromRows } from "@limpid/table";
import { type Evaluation, runProgram, scratchFile } from "./scorer.ts";

interface LabelledColumn {
  readonly id: string;
  readonly header: string;
  readonly values: readonly string[];
  readonly label: string;
  readonly alt?: readonly string[];
}

/** The scorer's own names. */
interface ClassScore {
  readonly n: number;
  readonly classes: number;
  readonly top1: number;
  readonly top3: number;
  readonly macro_f1: number;
  readonly group: number;
  readonly ece: number;
  readonly brier: number;
  readonly cover80: number;
  readonly acc80: number | null;
}

export interface ClassFigures {
  readonly all: ClassScore;
  /** Only the columns of which a right class exists in the product yet. */
  readonly known: ClassScore;
  readonly knownClasses: number;
}

export function scoreClasses(evaluation: Evaluation): ClassFigures {
  const folder = join(evaluation.folder, "cleaning");
  const gold = readFileSync(join(folder, "columns.jsonl"), "utf8").trim().split("\n");
  const predictions = scratchFile(evaluation, "classes.jsonl");
  writeFileSync(predictions, gold.map((line) => `${JSON.stringify(predict(JSON.parse(line)))}\n`).join(""));
  const known = scratchFile(evaluation, "known-classes.jsonl");
  const ids = new Set(entities.map(({ id }) => id));
  writeFileSync(known, gold.filter((line) => hasClass(JSON.parse(line), ids)).join("\n"));
  const score = (truth: string): ClassScore => {
    const args = ["--gold", truth, "--pred", predictions, "--parents", join(folder, "taxonomy.json"), "--json"];
    return JSON.parse(runProgram(process.execPath, [join(folder, "score-classes.mjs"), ...args])).all;
  };
  return { all: score(join(folder, "columns.jsonl")), known: score(known), knownClasses: ids.size };
}

function predict({ id, header, values }: LabelledColumn): object {
  const [column] = tableFromRows(
    [header],
    values.map((value) => [value]),
  ).columns;
  if (column === undefined) throw new Error(`The column ${id} is lost`);
  const { predictedClass, classP, likely } = inferColumn(column);
  return { id, predicted_class: predictedClass, class_p: classP, likely };
}

function hasClass({ label, alt = [] }: LabelledColumn, ids: ReadonlySet<string>): boolean {
  return [label, ...alt].some((id) => ids.has(id));
}
