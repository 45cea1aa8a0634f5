/** A worker's part of enrichment: the components of the values of columns, as their classes read them. */
import { type CellTexts, type Parts, partNames, partsReader } from "@limpid/pipeline";
import {
  type ComputedColumn,
  type ComputedTexts,
  keepComputed,
  type PartsOfColumn,
  type ReviewedPaths,
} from "@limpid/store";
import type { Decided, EntityGuess } from "@limpid/table";
import { isThere } from "../is-there.ts";
import { openStudy } from "./open-study.ts";

/** By which the values of a column are read. */
export interface ColumnReading {
  readonly column: number;
  /** What was known of the table when it was cleaned; null where that is not kept. */
  readonly studyPath: string | null;
  readonly guess: EntityGuess;
  readonly decided: Decided;
}

export interface ReadPartsInput {
  readonly reading: ColumnReading;
  readonly cells: readonly CellTexts[];
}

export interface ComponentsFound {
  /** Of each cell. */
  readonly cells: readonly Parts[];
  /** Those that values of the class have, whether the cells do or not. */
  readonly names: readonly string[];
}

/** A computed column that is asked about. */
export interface ComputedReading extends Pick<ComputedTexts, "column" | "component" | "path"> {
  /** Of its source. */
  readonly reading: ColumnReading;
}

export interface KeepComputedInput {
  readonly paths: ReviewedPaths;
  readonly computed: ComputedReading;
}

export async function readParts({ reading, cells }: ReadPartsInput): Promise<readonly Parts[]> {
  return cells.map(await openReader(reading));
}

export async function findComponents(input: ReadPartsInput): Promise<ComponentsFound> {
  return { cells: await readParts(input), names: partNames(input.reading.guess) };
}

export async function openComputed({ reading, ...computed }: ComputedReading): Promise<ComputedTexts> {
  return { ...computed, source: reading.column, read: await openReader(reading) };
}

/** Whoever asks at the same time may have had it made. */
export async function provideComputed({ paths, computed }: KeepComputedInput): Promise<void> {
  if (!(await isThere(computed.path))) await keepComputed(paths, await openComputed(computed));
}

/** For the columns that computed ones are made of. */
export async function partsOfColumns(
  computed: readonly ComputedColumn[],
  readings: readonly ColumnReading[],
): Promise<readonly PartsOfColumn[]> {
  const parts: PartsOfColumn[] = [];
  for (const reading of readings) {
    const own = computed.filter(({ source }) => source === reading.column);
    if (own.length === 0) continue;
    const components = own.map(({ component }) => component);
    parts.push({ source: reading.column, components, read: await openReader(reading) });
  }
  return parts;
}

async function openReader({ column, studyPath, guess, decided }: ColumnReading): Promise<(cell: CellTexts) => Parts> {
  const study = studyPath === null ? undefined : await openStudy(studyPath);
  return partsReader(study?.columns[column], guess, decided);
}
