/**
 * Converts observations to rows: dimensions in the order of the key, time, value, then attributes from the innermost
 * level out.
 */
import type { Table } from "@limpid/table";
import type { IngestLimits, Refused } from "../../reader.ts";
import { RecordColumns } from "../record-columns.ts";
import type { GroupAttributes } from "./group-attributes.ts";
import { type Components, isAttribute, type Level, TIME, VALUE } from "./observation.ts";

/** Column that numbers the data sets of a message with several. */
export const DATA_SET = "DATASET";

const RANKS = { dimension: 0, time: 1, value: 2, observation: 3, series: 4, group: 5, dataSet: 6, number: 7 } as const;

export class ObservationTable {
  problem: Refused | undefined;
  private readonly columns: RecordColumns;
  private readonly groups: GroupAttributes;
  private readonly hasSeveralSets: boolean;
  private readonly dimensions: readonly string[];
  private readonly ranks = new Map<string, number>();

  /** `dimensions` are those of the data structure in the order of the key; empty if it is unknown. */
  constructor(limits: IngestLimits, groups: GroupAttributes, hasSeveralSets: boolean, dimensions: readonly string[]) {
    this.columns = new RecordColumns(limits);
    this.groups = groups;
    this.hasSeveralSets = hasSeveralSets;
    this.dimensions = dimensions;
  }

  add(levels: readonly Level[], dataSet: number): void {
    for (const level of [...levels].reverse()) this.addLevel(level, levels);
    for (const attributes of this.groups.find((id) => valueIn(levels, id))) this.setAll(attributes, RANKS.group);
    const outermost = levels[0];
    if (outermost !== undefined) this.setAll(outermost.attributes, RANKS.dataSet);
    if (this.hasSeveralSets) this.set(DATA_SET, String(dataSet), RANKS.number);
    this.problem ??= this.columns.endRecord();
  }

  /** Dimensions that the data structure does not name, or all of them without it, stay in the order they came. */
  build(): { table: Table; fields: readonly string[] } {
    for (const id of [TIME, VALUE]) {
      this.columns.declare(id);
      this.ranks.set(id, id === TIME ? RANKS.time : RANKS.value);
    }
    const rankOf = (id: string): number => this.ranks.get(id) ?? RANKS.dataSet;
    const placeOf = (id: string): number =>
      this.dimensions.includes(id) ? this.dimensions.indexOf(id) : this.dimensions.length;
    const fields = [...this.columns.fields].sort((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
    return { table: this.columns.build((field) => field, fields), fields };
  }

  private addLevel({ kind, key, attributes }: Level, levels: readonly Level[]): void {
    this.setAll(key, RANKS.dimension);
    if (kind === "dataSet") return;
    if (kind === "group") this.setAll(attributes, RANKS.group);
    else this.setMixed(attributes, kind, levels);
  }

  /** Sets dimensions and attributes that are mixed, as in structure-specific messages. */
  private setMixed(components: Components, kind: "series" | "observation", levels: readonly Level[]): void {
    const isInSeries = levels.some((level) => level.kind === "series");
    const hasKeys = levels.some((level) => level.kind !== "observation" && level.key.size > 0);
    let mayBeDimension = kind === "series" ? !hasKeys : !isInSeries;
    for (const [id, text] of components) {
      if (id === VALUE && kind === "observation") mayBeDimension = false;
      this.set(id, text, mayBeDimension && this.isDimension(id) ? RANKS.dimension : RANKS[kind]);
    }
  }

  private isDimension(id: string): boolean {
    return this.dimensions.length > 0 ? this.dimensions.includes(id) : !isAttribute(id);
  }

  private setAll(components: Components, rank: number): void {
    for (const [id, text] of components) this.set(id, text, rank);
  }

  private set(id: string, text: string, rank: number): void {
    if (this.columns.has(id)) return;
    this.columns.set(id, text);
    if (!this.ranks.has(id)) this.ranks.set(id, rank);
  }
}

/** Returns the innermost value. */
function valueIn(levels: readonly Level[], id: string): string | undefined {
  for (let index = levels.length - 1; index >= 0; index--) {
    const value = levels[index]?.key.get(id) ?? levels[index]?.attributes.get(id);
    if (value !== undefined) return value;
  }
  return undefined;
}
