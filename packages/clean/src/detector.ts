/**
 * Defines a detector: it looks at a table and names cells that the rest of the table contradicts. The gate (confidence.ts)
 * decides what happens to the cell, in the same way for all detectors.
 */
import type { Entity } from "@limpid/entities";
import type { Column, CountedValue, TableRule, ValueType } from "@limpid/table";
import type { EncodedColumn } from "./encoded/encoded-column.ts";
import type { NumberColumn } from "./encoded/number-column.ts";

/** A finding about one cell. */
export interface Remark {
  /** What the cell must mean; null where it may be wrong, and nobody knows what is meant. */
  readonly output: string | null;
  readonly prob: number;
  readonly msg: string;
  readonly rule: TableRule;
}

/** The findings about the values of a column, by text: one repair at most, then doubts. */
export type ValueFindings = ReadonlyMap<string, readonly Remark[]>;
/** A finding that the column asks about, since there are too many of its kind. */
export type ManyFinding = Pick<Remark, "output" | "rule">;
export type ManyFindings = ReadonlyMap<string, ManyFinding>;
/** The same of a row, with what its cell would say. */
export interface RowFinding extends ManyFinding, Pick<Remark, "msg"> {
  /** Whether the row repeats an earlier one. */
  readonly isRepeat?: boolean;
}
/** The findings about the cells of a column, by row. */
export type RowFindings = ReadonlyMap<number, Remark>;

/** The different values of a column, as their texts are repaired before the class sees them, without those for no data. */
export interface ValueColumn extends Pick<Entity, "role" | "care"> {
  readonly title: string;
  /** The type of the values as the class reads them. */
  readonly type: ValueType;
  readonly values: readonly CountedValue[];
}

/** Something that the rest of the table contradicts. */
interface Found<Feature extends string> {
  /** Index of the column in the table that the detector was given. */
  readonly column: number;
  readonly output: string | null;
  readonly rule: TableRule;
  readonly features: Readonly<Record<Feature, number>>;
  /** Why, in a sentence with the counts; asked for only where the finding is kept. */
  readonly explain: () => string;
}

/** All cells that hold a value, by its place among the values of the column. */
export interface FoundValue<Feature extends string = string> extends Found<Feature> {
  readonly kind: "value";
  readonly value: number;
}

/** What was not looked at, in a plain sentence. */
interface Limit {
  readonly kind: "limit";
  readonly column: number;
  readonly sentence: string;
}

export interface FoundCell<Feature extends string = string> extends Found<Feature> {
  readonly kind: "cell";
  readonly row: number;
  /** Whether the row repeats an earlier one. */
  readonly isRepeat?: boolean;
}

/**
 * What may become of a finding where its family was measured to be right: it changes the cell by itself, is offered, or is
 * dropped, because even what was offered was mostly wrong.
 */
export type Consequence = "apply" | "propose" | "drop";
/** The consequence depends on the kind of the rule's family (rules/rule-family.ts) if these differ. */
export type ConsequenceRule = Consequence | ((kind: string) => Consequence);

interface Detector<Seen, Finding, Feature extends string> {
  readonly name: string;
  /** What it looks for, in a sentence. */
  readonly about: string;
  /** The paper or the practice that it follows. */
  readonly source: string;
  /** What it finds by, and what may become of it. */
  readonly rules: Readonly<Partial<Record<TableRule, ConsequenceRule>>>;
  /** What it sees of a cell, with what each number means. Nothing else decides how sure it is. */
  readonly features: Readonly<Record<Feature, string>>;
  /** What it finds depends on the order of the columns at most, never on that of the rows or values. */
  detect(columns: readonly Seen[]): Iterable<Finding>;
  /** Probability that the finding is right; 0 means that it is not worth mentioning at its cell. */
  probability(features: Readonly<Record<Feature, number>>): number;
  /** Whether there are only too many of such findings for each cell to be flagged, so that the column asks about them. */
  isMany?(features: Readonly<Record<Feature, number>>): boolean;
}

/** Looks at each column by itself, before the first page is shown. */
export type ValueDetector<Feature extends string = string> = Detector<
  ValueColumn,
  FoundValue<Feature> | Limit,
  Feature
>;
export type CellDetector<Seen, Feature extends string = string> = Detector<Seen, FoundCell<Feature>, Feature>;
/** Holds the rows against each other, as their classes read them. */
export type RowDetector<Feature extends string = string> = CellDetector<EncodedColumn, Feature>;

/** Holds the numbers and days of the rows against each other, also those of columns that hardly repeat. */
export type NumberDetector<Feature extends string = string> = CellDetector<NumberColumn, Feature>;

/** Looks at the texts of neighbouring columns as they were read, also where these hardly repeat. */
export type TextDetector<Feature extends string = string> = CellDetector<Column, Feature>;

/** Checks the names of the features, which the list of detectors does not know. */
export function defineValueDetector<Feature extends string>(detector: ValueDetector<Feature>): ValueDetector {
  return detector;
}

export function defineRowDetector<Feature extends string>(detector: RowDetector<Feature>): RowDetector {
  return detector;
}

export function defineNumberDetector<Feature extends string>(detector: NumberDetector<Feature>): NumberDetector {
  return detector;
}

export function defineTextDetector<Feature extends string>(detector: TextDetector<Feature>): TextDetector {
  return detector;
}
