/** Reads SDMX-JSON 1.0 and 2.0 data messages, in which values refer to lists of the structure by position. */
import type { Table } from "@limpid/table";
import type { IngestLimits, Refused } from "../../reader.ts";
import { RecordColumns } from "../record-columns.ts";
import { TIME, VALUE } from "../sdmx/observation.ts";
import { findMember, type JsonValue, listEntries, listItems, toText } from "./json-value.ts";

interface Component {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

type Levels = Readonly<Record<"dataSet" | "series" | "observation", readonly Component[]>>;

interface Structure {
  readonly dimensions: Levels;
  readonly attributes: Levels;
  readonly measures: readonly Component[];
}

/** A component and its value in the message: a position in the list of values, or the value itself. */
type Given = readonly [component: Component, value: JsonValue | undefined];

/** Returns undefined if the document is no such message. */
export function readSdmxJson(document: JsonValue, limits: IngestLimits): Table | Refused | undefined {
  const data = findMember(document, "data") ?? document;
  const dataSets = listItems(findMember(data, "dataSets"));
  const structures = findMember(data, "structures");
  const structure = findMember(data, "structure") ?? listItems(structures)[0] ?? findMember(document, "structure");
  if (dataSets.length === 0 || findMember(structure, "dimensions") === undefined) return undefined;

  const rows = new Rows(limits);
  for (const dataSet of dataSets) {
    const own = listItems(structures)[Number(findMember(dataSet, "structure"))] ?? structure;
    readDataSet(dataSet, readStructure(own), rows);
  }
  return rows.problem ?? rows.build();
}

function readDataSet(dataSet: JsonValue, { dimensions, attributes, measures }: Structure, rows: Rows): void {
  const fixed = dimensions.dataSet.map((component): Given => [component, "0"]);
  const common = zip(attributes.dataSet, listItems(findMember(dataSet, "attributes")));
  const addAll = (observations: JsonValue | undefined, key: readonly Given[], around: readonly Given[]): void => {
    for (const [place, cells] of listEntries(observations)) {
      const values = listItems(cells);
      const own = zip(attributes.observation, values.slice(measures.length));
      const fullKey = [...fixed, ...key, ...zip(dimensions.observation, place.split(":"))];
      rows.add(fullKey, zip(measures, values), [...own, ...around]);
    }
  };
  addAll(findMember(dataSet, "observations"), [], common);
  for (const [place, series] of listEntries(findMember(dataSet, "series"))) {
    const ofSeries = zip(attributes.series, listItems(findMember(series, "attributes")));
    addAll(findMember(series, "observations"), zip(dimensions.series, place.split(":")), [...ofSeries, ...common]);
  }
}

/** Orders columns by key, time, values and attributes, and adds names of codes if they differ from the codes. */
class Rows {
  problem: Refused | undefined;
  private readonly columns: RecordColumns;
  private readonly ranks = new Map<string, number>();
  private readonly titles = new Map<string, string>();

  constructor(limits: IngestLimits) {
    this.columns = new RecordColumns(limits);
  }

  add(key: readonly Given[], measures: readonly Given[], attributes: readonly Given[]): void {
    if (this.problem !== undefined) return;
    for (const given of key) this.set(given, given[0].id === TIME ? 1 : 0);
    for (const given of measures) this.set(given, 2);
    for (const given of attributes) this.set(given, 3);
    this.problem = this.columns.endRecord();
  }

  build(): Table {
    for (const [rank, id] of [TIME, VALUE].entries()) {
      if (this.columns.rowCount > 0) break;
      this.columns.declare(id);
      this.ranks.set(id, rank + 1);
    }
    const rankOf = (field: string): number => this.ranks.get(field) ?? 0;
    const order = [...this.columns.fields].sort((a, b) => rankOf(a) - rankOf(b));
    return this.columns.build((field) => this.titles.get(field) ?? field, order);
  }

  private set([component, given]: Given, rank: number): void {
    if (given === undefined || this.columns.has(component.id)) return;
    const value = typeof given === "string" ? component.values[Number(given)] : undefined;
    this.setField(component.id, value?.id ?? toText(given), rank);
    const hasLabels = component.values.some(({ id, name }) => name !== id);
    if (!hasLabels) return;
    const label = `${component.id} name`;
    this.titles.set(label, component.name === component.id ? `${component.id}_LABEL` : component.name);
    this.setField(label, value?.name ?? "", rank);
  }

  private setField(field: string, text: string, rank: number): void {
    if (!this.ranks.has(field)) this.ranks.set(field, rank);
    this.columns.set(field, text);
  }
}

function readStructure(structure: JsonValue | undefined): Structure {
  const measures = componentsOf(findMember(findMember(structure, "measures"), "observation"));
  const value: Component = { id: VALUE, name: VALUE, values: [] };
  return {
    dimensions: levelsOf(findMember(structure, "dimensions")),
    attributes: levelsOf(findMember(structure, "attributes")),
    measures: measures.length > 0 ? measures : [value],
  };
}

function levelsOf(levels: JsonValue | undefined): Levels {
  return {
    dataSet: componentsOf(findMember(levels, "dataSet")),
    series: componentsOf(findMember(levels, "series")),
    observation: componentsOf(findMember(levels, "observation")),
  };
}

function componentsOf(list: JsonValue | undefined): Component[] {
  return listItems(list).map((item) => ({
    ...named(item),
    values: listItems(findMember(item, "values")).map(named),
  }));
}

/** Values of attributes may be texts without an id; times have an id and an optional name. */
function named(item: JsonValue): { id: string; name: string } {
  const name = toText(findMember(item, "name") ?? findMember(item, "value") ?? findMember(item, "id"));
  return { id: toText(findMember(item, "id") ?? name), name };
}

function zip(components: readonly Component[], values: readonly JsonValue[]): Given[] {
  return components.map((component, index) => [component, values[index]] as const);
}
