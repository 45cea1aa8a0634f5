/** A worker's part of enrichment: the components of the values of columns, as their classes read them. */

import type { ComputedColumn } from "@limpid/edits";
import { type CellTexts, type Parts, partNames, partsReader } from "@limpid/pipeline";
import type { PartsOfColumn } from "@limpid/tables";
import type { ColumnReading, ComponentsFound, ReadPartsInput } from "@limpid/worker-protocol";
import { openStudy } from "./open-study.ts";

export async function readParts({ reading, cells }: ReadPartsInput): Promise<readonly Parts[]> {
  return cells.map(await openReader(reading));
}

export async function findComponents(input: ReadPartsInput): Promise<ComponentsFound> {
  return { cells: await readParts(input), names: partNames(input.reading.guess) };
}

/** Reads the parts of the columns that computed columns are made of. */
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

export async function openReader({
  column,
  studyPath,
  guess,
  decided,
}: ColumnReading): Promise<(cell: CellTexts) => Parts> {
  const study = studyPath === null ? undefined : await openStudy(studyPath);
  return partsReader(study?.columns[column], guess, decided);
}
