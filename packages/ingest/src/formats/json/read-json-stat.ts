/**
 * Reads JSON-stat datasets (json-stat.org/full, 2.0 and 1.x): a cube whose cells are one list, with the last dimension
 * varying fastest.
 */
import type { Table } from "@limpid/table";
import { type IngestLimits, type Refused, refused } from "../../reader.ts";
import { checkSize, inDigits } from "../../shape/limits.ts";
import { RecordColumns } from "../record-columns.ts";
import { findMember, isArray, isObject, type JsonValue, listEntries, listItems, toText } from "./json-value.ts";
import type { Outline } from "./outline-json.ts";

interface Dimension {
  readonly id: string;
  readonly title: string;
  readonly codes: readonly string[];
  /** Names of codes; empty if they add nothing to the codes. */
  readonly labels: ReadonlyMap<string, string>;
}

type Cell = readonly [place: number, value: JsonValue];

const VALUE = "value";
const STATUS = "status";
/** Fields beside the ids of dimensions. They contain line breaks, which ids cannot. */
const VALUE_FIELD = "\nvalue";
const STATUS_FIELD = "\nstatus";
const labelField = (id: string): string => `${id}\nlabel`;

/** Finds the data set of a document: in 2.0 the document itself, before that its first member that is one. */
export function findJsonStat(document: Outline): Outline | undefined {
  return [document, ...document.members].find(isDataSet);
}

function isDataSet({ members }: Outline): boolean {
  const has = (owner: readonly Outline[], key: string, kind: Outline["kind"]): boolean =>
    owner.some((member) => member.key === key && member.kind === kind);
  const dimension = members.find(({ key, kind }) => key === "dimension" && kind === "object");
  if (dimension === undefined || !(has(members, VALUE, "array") || has(members, VALUE, "object"))) return false;
  return [members, dimension.members].some((owner) => has(owner, "id", "array") && has(owner, "size", "array"));
}

export function readJsonStat(dataSet: JsonValue, limits: IngestLimits): Table | Refused {
  const dimensions = readDimensions(dataSet);
  if ("kind" in dimensions) return dimensions;
  const cells = readCells(findMember(dataSet, VALUE), dimensions);
  if ("kind" in cells) return cells;
  return checkSize(dimensions.length + 1, cells.length, limits) ?? toTable(dataSet, { dimensions, cells, limits });
}

function readDimensions(dataSet: JsonValue): readonly Dimension[] | Refused {
  const all = findMember(dataSet, "dimension");
  const sizes = listItems(findMember(dataSet, "size") ?? findMember(all, "size")).map(Number);
  const ids = listItems(findMember(dataSet, "id") ?? findMember(all, "id")).map(toText);
  const dimensions = ids.map((id) => readDimension(id, findMember(all, id)));
  const wrong = dimensions.findIndex(({ codes }, index) => codes.length !== sizes[index]);
  if (wrong < 0 && sizes.length === ids.length) return dimensions;
  const { id, codes } = dimensions[wrong] ?? { id: ids.at(-1) ?? "", codes: [] };
  return refused(
    "malformed",
    `This JSON-stat data set is damaged: its dimension "${id}" has ${inDigits(codes.length)} categories, not ${sizes[wrong] ?? "so many"}`,
  );
}

function readDimension(id: string, dimension: JsonValue | undefined): Dimension {
  const category = findMember(dimension, "category");
  const index = findMember(category, "index");
  const labels = listEntries(findMember(category, "label")).map(([code, label]) => [code, toText(label)] as const);
  const codes = isArray(index) ? index.items.map(toText) : codesByPlace(index, labels);
  const hasLabels = labels.some(([code, label]) => code !== label);
  return {
    id,
    title: toText(findMember(dimension, "label")) || `${id}_LABEL`,
    codes,
    labels: new Map(hasLabels ? labels : []),
  };
}

/** The index is optional if there is only one category. */
function codesByPlace(
  index: JsonValue | undefined,
  labels: readonly (readonly [code: string, label: string])[],
): readonly string[] {
  if (!isObject(index)) return labels.map(([code]) => code);
  return index.entries.toSorted(([, one], [, other]) => Number(one) - Number(other)).map(([code]) => code);
}

/** Reads all cells of a list, including those without a value; of a sparse object only the present ones. */
function readCells(value: JsonValue | undefined, dimensions: readonly Dimension[]): readonly Cell[] | Refused {
  const size = dimensions.reduce((product, { codes }) => product * codes.length, 1);
  const cells = isArray(value)
    ? value.items.map((item, place): Cell => [place, item])
    : listEntries(value)
        .map(([place, item]): Cell => [Number(place), item])
        .sort(([one], [other]) => one - other);
  const isWhole = isArray(value)
    ? cells.length === size
    : cells.every(([place]) => Number.isInteger(place) && place >= 0 && place < size);
  if (isWhole) return cells;
  const reason = isArray(value)
    ? `it has ${inDigits(cells.length)} values for ${inDigits(size)} cells`
    : `a value is not in any of its ${inDigits(size)} cells`;
  return refused("malformed", `This JSON-stat data set is damaged: ${reason}`);
}

interface Cube {
  readonly dimensions: readonly Dimension[];
  readonly cells: readonly Cell[];
  readonly limits: IngestLimits;
}

/** Creates a row for each cell: the codes of its place, their names, its value and its status. */
function toTable(dataSet: JsonValue, { dimensions, cells, limits }: Cube): Table | Refused {
  const columns = new RecordColumns(limits);
  const titles = new Map([
    [VALUE_FIELD, VALUE],
    [STATUS_FIELD, STATUS],
  ]);
  for (const { id, title, labels } of dimensions) {
    columns.declare(id);
    if (labels.size === 0) continue;
    columns.declare(labelField(id));
    titles.set(labelField(id), title);
  }
  columns.declare(VALUE_FIELD);
  const statusAt = readStatus(findMember(dataSet, STATUS));
  let problem: Refused | undefined;
  for (const [place, value] of cells) {
    setKey(columns, dimensions, place);
    columns.set(VALUE_FIELD, toText(value));
    const status = statusAt(place);
    if (status !== "") columns.set(STATUS_FIELD, status);
    problem = columns.endRecord();
    if (problem !== undefined) return problem;
  }
  return columns.build((field) => titles.get(field) ?? field);
}

function setKey(columns: RecordColumns, dimensions: readonly Dimension[], place: number): void {
  let rest = place;
  for (const { id, codes, labels } of dimensions.toReversed()) {
    const code = codes[rest % codes.length] ?? "";
    rest = Math.floor(rest / codes.length);
    if (!columns.has(id)) columns.set(id, code);
    if (labels.size > 0 && !columns.has(labelField(id))) columns.set(labelField(id), labels.get(code) ?? "");
  }
}

/** Reads a status for all cells, or one for each place. */
function readStatus(status: JsonValue | undefined): (place: number) => string {
  if (typeof status === "string") return () => status;
  if (isArray(status)) return (place) => toText(status.items[place]);
  const byPlace = new Map(listEntries(status));
  return (place) => toText(byPlace.get(String(place)));
}
