/** The arguments of `limpid clean`, checked before any work is done. */
import { type CleaningSettings, FORM_SETTINGS, REPAIR_SETTINGS, type TitledChoice } from "@limpid/table";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";
import { readDecisions } from "./read-decisions.ts";
import { chooseReportFormat, type ReportFormat } from "./report-formats.ts";
import { BAD_CELLS, chooseTableFormat, type TableFormat, type TableTarget } from "./table-formats.ts";

export interface CleanOptions {
  /** A path, or "-" for stdin. */
  readonly input: string;
  /** The destination of the cleaned table; null if it is not wanted. */
  readonly table: (TableTarget & { readonly format: TableFormat }) | null;
  readonly cells: string | null;
  readonly report: { readonly path: string; readonly format: ReportFormat } | null;
  /** Rows to clean; 0 for all. */
  readonly limit: number;
  /** What is decided in place of the cells. */
  readonly decisions: readonly TitledChoice[];
  /** Settings that the command line names. */
  readonly settings: Partial<CleaningSettings>;
  /** Path of the recipe to follow, and of the one to write. */
  readonly recipe: string | null;
  readonly savedRecipe: string | null;
  readonly quiet: boolean;
}

export function readCleanOptions(args: readonly string[]): CleanOptions {
  const { values, positionals } = readArguments(args, {
    output: { type: "string", short: "o" },
    cells: { type: "string" },
    report: { type: "string" },
    decide: { type: "string", multiple: true, default: [] },
    forms: { type: "string" },
    repairs: { type: "string" },
    country: { type: "string" },
    recipe: { type: "string" },
    "save-recipe": { type: "string" },
    "bad-cells": { type: "string", default: "raw-column" },
    limit: { type: "string", default: "0" },
    quiet: { type: "boolean", short: "q", default: false },
  });
  const [input, ...more] = positionals;
  if (input === undefined) throw new UserError('Name the file to clean, or "-" for stdin');
  if (more.length > 0) throw new UserError(`One file at a time; "${more[0]}" is one too many`);
  const cells = values.cells ?? null;
  const reportPath = values.report ?? null;
  const savedRecipe = values["save-recipe"] ?? null;
  const output = values.output ?? (cells === null && reportPath === null && savedRecipe === null ? "-" : null);
  rejectSharedTargets([output, cells, reportPath, savedRecipe]);
  const badCells = readSetting("--bad-cells", BAD_CELLS, values["bad-cells"]);
  const table = output === null ? null : { path: output, format: chooseTableFormat(output), badCells };
  const report = reportPath === null ? null : { path: reportPath, format: chooseReportFormat(reportPath) };
  const decisions = readDecisions(values.decide);
  const settings = readCleaningSettings(values);
  const limit = readCount("--limit", values.limit);
  const recipe = values.recipe ?? null;
  if (recipe === "-" && input === "-") throw new UserError("stdin can be the file or its recipe, not both");
  return { input, table, cells, report, limit, decisions, settings, recipe, savedRecipe, quiet: values.quiet };
}

interface SettingTexts {
  readonly forms?: string | undefined;
  readonly repairs?: string | undefined;
  readonly country?: string | undefined;
}

/** What is not named is absent. */
export function readCleaningSettings({ forms, repairs, country }: SettingTexts): Partial<CleaningSettings> {
  return {
    ...(forms !== undefined && { forms: readSetting("--forms", FORM_SETTINGS, forms) }),
    ...(repairs !== undefined && { repairs: readSetting("--repairs", REPAIR_SETTINGS, repairs) }),
    ...(country !== undefined && { country: readCountry(country) }),
  };
}

function readSetting<Setting extends string>(option: string, settings: readonly Setting[], text: string): Setting {
  const known = settings.find((setting) => setting === text);
  if (known === undefined) throw new UserError(`${option} takes one of ${settings.join(", ")}, not "${text}"`);
  return known;
}

function readCountry(text: string): string {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  throw new UserError(`--country takes a two-letter code, such as CH, or ZZ for none, not "${text}"`);
}

/** A number of rows. */
export function readCount(option: string, text: string): number {
  const count = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(count)) throw new UserError(`${option} takes a number of rows (0 for all), not "${text}"`);
  return count;
}

function rejectSharedTargets(targets: readonly (string | null)[]): void {
  const given = targets.filter((target) => target !== null);
  const shared = given.find((target, index) => given.indexOf(target) !== index);
  if (shared === undefined) return;
  throw new UserError(
    `${shared === "-" ? "stdout" : `"${shared}"`} can take only one of -o, --cells, --report and --save-recipe`,
  );
}
