/** Runs the detectors, and settles which one has its way where several speak of a cell. */
import type { Column } from "@limpid/table";
import { isEverAllowed } from "./confidence.ts";
import { NUMBER_DETECTORS, ROW_DETECTORS, TEXT_DETECTORS, VALUE_DETECTORS } from "./detect/index.ts";
import type {
  CellDetector,
  ManyFinding,
  ManyFindings,
  Remark,
  RowDetector,
  RowFinding,
  RowFindings,
  ValueColumn,
  ValueDetector,
  ValueFindings,
} from "./detector.ts";
import type { EncodedColumn } from "./encoded/encoded-column.ts";
import type { NumberColumn } from "./encoded/number-column.ts";

interface Said {
  readonly findings: ValueFindings;
  /** The first finding about each value of which there are too many to flag the cells. */
  readonly many: ManyFindings;
  /** What was not looked at. */
  readonly limits: readonly string[];
}

/** Chooses the repair of the first detector in the list if a value has several. */
export function findInValues(column: ValueColumn, detectors: readonly ValueDetector[] = VALUE_DETECTORS): Said {
  const findings = new Map<string, readonly Remark[]>();
  const many = new Map<string, ManyFinding>();
  const limits: string[] = [];
  for (const detector of detectors)
    for (const found of detector.detect([column])) {
      if (found.kind === "limit") {
        limits.push(found.sentence);
        continue;
      }
      const { output, rule, explain } = found;
      const text = column.values[found.value]?.text ?? "";
      const known = findings.get(text) ?? [];
      const prob = detector.probability(found.features);
      if (prob === 0 && !many.has(text) && detector.isMany?.(found.features) === true) many.set(text, { output, rule });
      if (prob === 0 || (output !== null && known.some((remark) => remark.output !== null))) continue;
      findings.set(text, [...known, { output, prob, msg: explain(), rule }]);
    }
  return { findings, many, limits };
}

/**
 * Maps columns to their findings. Of several findings on a cell the surest is kept, and of equally sure ones that of the first detector in the list.
 * What no cell would say only decides against what is less sure: there may be such a finding in every row.
 */
export function findInRows(
  columns: readonly EncodedColumn[],
  detectors: readonly RowDetector[] = ROW_DETECTORS,
  isKept: (rule: string) => boolean = isEverAllowed,
  takeMany: TakeMany = () => undefined,
): readonly RowFindings[] {
  return findCells(columns, detectors, isKept, takeMany);
}

/** The same of numbers and days. */
export function findInNumbers(columns: readonly NumberColumn[], takeMany?: TakeMany): readonly RowFindings[] {
  return findCells(columns, NUMBER_DETECTORS, isEverAllowed, takeMany);
}

/** And of the texts as they were read. */
export function findInTexts(columns: readonly Column[], takeMany?: TakeMany): readonly RowFindings[] {
  return findCells(columns, TEXT_DETECTORS, isEverAllowed, takeMany);
}

/** Takes a finding of which there are too many to flag the cells. */
export type TakeMany = (column: number, row: number, finding: RowFinding) => void;

function findCells<Seen>(
  columns: readonly Seen[],
  detectors: readonly CellDetector<Seen>[],
  isKept: (rule: string) => boolean,
  takeMany?: TakeMany,
): readonly RowFindings[] {
  const findings = columns.map(() => new Map<number, Remark>());
  for (const detector of detectors)
    for (const { column, row, output, rule, features, explain, isRepeat = false } of detector.detect(columns)) {
      const prob = detector.probability(features);
      if (takeMany !== undefined && detector.isMany?.(features) === true && (prob === 0 || !isKept(rule))) {
        takeMany(column, row, { output, rule, msg: explain(), isRepeat });
        continue;
      }
      if (prob <= (findings[column]?.get(row)?.prob ?? 0)) continue;
      findings[column]?.set(row, { output, prob, msg: isKept(rule) ? explain() : "", rule });
    }
  return findings.map((of) => new Map([...of].filter(([, { rule }]) => isKept(rule))));
}

/** Chooses the surest finding on a cell, and the first of equally sure ones. */
export function mergeFindings(all: readonly RowFindings[]): RowFindings {
  const [first = new Map<number, Remark>(), ...others] = all.filter(({ size }) => size > 0);
  if (others.length === 0) return first;
  const merged = new Map(first);
  for (const findings of others)
    for (const [row, remark] of findings) if (remark.prob > (merged.get(row)?.prob ?? 0)) merged.set(row, remark);
  return merged;
}
