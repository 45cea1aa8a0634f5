/** Reads the rows of an XML document whose row element is known. */
import type { Table } from "@limpid/table";
import { type IngestLimits, type Refused, refused } from "../../reader.ts";
import { RecordColumns } from "../record-columns.ts";
import { isData } from "./element-tree.ts";
import { type Attributes, localName, parseXml } from "./parse-xml.ts";
import { deriveTitles } from "./titles.ts";

/** Separates the texts of repeated children. */
const JOINT = "; ";

/** Paths consist of local names, as in `ElementKind`. */
export interface RecordPlan {
  readonly record: string;
  /** Elements around the records; each record inside gets their fields. */
  readonly groups: ReadonlySet<string>;
  /** Paths of fields whose name is an attribute, with this attribute. */
  readonly named: ReadonlyMap<string, string>;
  /** Path of fields that have their names by their place in the record. */
  readonly placed?: { readonly path: string; readonly names: readonly string[] } | undefined;
  /** Paths of elements that are texts with marked parts. */
  readonly mixed: ReadonlySet<string>;
}

type Fields = Map<string, string>;

interface OpenElement {
  readonly path: string;
  /** Name of its field in `fields`, as in the document; empty for the record itself. */
  readonly field: string;
  /** Fields of the record or group that contains it; undefined outside all of them. */
  readonly fields: Fields | undefined;
  /** The text around it, of which it is a part. */
  readonly host: OpenElement | undefined;
  text: string;
  isLeaf: boolean;
  /** Number of elements inside so far. */
  size: number;
}

/** Attributes that hold the value of a named field. */
const VALUE_ATTRIBUTES = ["value", "VALUE", "Value", "v", "val"];
const LINE_BREAK = /^(?:br|lb)$/i;

/** Expects a well-formed document. */
export function readRecords(text: string, plan: RecordPlan, limits: IngestLimits): Table | Refused {
  const columns = new RecordColumns(limits);
  const open: OpenElement[] = [];
  const groups: Fields[] = [];
  let problem: Refused | undefined;

  parseXml(text, {
    open: (name, attributes) => {
      const element = openElement(name, open.at(-1), plan, attributes);
      open.push(element);
      if (element.host !== undefined && LINE_BREAK.test(name)) element.host.text += "\n";
      if (plan.groups.has(element.path)) groups.push(element.fields ?? new Map());
      addAttributes(element, attributes, plan);
    },
    text: (content) => {
      const element = open.at(-1);
      if (element !== undefined) (element.host ?? element).text += content;
    },
    close: (name) => {
      const element = open.pop();
      if (element === undefined) return;
      addText(element, name);
      if (plan.groups.has(element.path)) groups.pop();
      if (element.path === plan.record) problem ??= endRecord(columns, [...groups, element.fields ?? new Map()]);
    },
    isDone: () => problem !== undefined,
  });
  if (problem !== undefined) return problem;
  if (columns.fields.length === 0) return refused("no_table", "The records of this XML document have no fields");
  const titles = deriveTitles(columns.fields);
  return columns.build((field) => titles.get(field) ?? field);
}

function openElement(
  name: string,
  parent: OpenElement | undefined,
  plan: RecordPlan,
  attributes: Attributes,
): OpenElement {
  const path = parent === undefined ? localName(name) : `${parent.path}.${localName(name)}`;
  const start = {
    path,
    host: parent?.host ?? (mixed(parent, plan) ? parent : undefined),
    text: "",
    isLeaf: true,
    size: 0,
  };
  if (parent !== undefined && start.host === undefined) parent.isLeaf = false;
  if (path === plan.record) return { ...start, field: "", fields: new Map() };
  if (plan.groups.has(path)) return { ...start, field: name, fields: new Map() };
  const place = parent === undefined ? 0 : parent.size++;
  return { ...start, field: fieldName(name, path, place, parent, plan, attributes), fields: parent?.fields };
}

function mixed(parent: OpenElement | undefined, plan: RecordPlan): boolean {
  return parent !== undefined && plan.mixed.has(parent.path);
}

function fieldName(
  name: string,
  path: string,
  place: number,
  parent: OpenElement | undefined,
  { named, placed }: RecordPlan,
  attributes: Attributes,
): string {
  if (parent === undefined) return name;
  // What is inside of a named field is its value.
  if (named.has(parent.path) || placed?.path === parent.path) return parent.field;
  const attribute = named.get(path);
  const own = placed?.path === path ? placed.names[place] : attribute === undefined ? undefined : attributes[attribute];
  const field = own ?? name;
  return parent.field === "" ? field : `${parent.field}.${field}`;
}

/** The attributes of an element suffice, even without a text. */
function addAttributes(element: OpenElement, attributes: Attributes, plan: RecordPlan): void {
  const { fields, field } = element;
  const named = plan.named.get(element.path);
  const isPlaced = plan.placed !== undefined && element.path === plan.record;
  if (fields === undefined) return;
  const value = named === undefined ? undefined : VALUE_ATTRIBUTES.find((name) => attributes[name] !== undefined);
  if (value !== undefined) {
    element.isLeaf = false;
    addField(fields, field, attributes[value] ?? "");
  }
  const prefix = field === "" ? "" : `${field}.`;
  for (const name in attributes) {
    if (!isData(name, attributes, isPlaced) || name === named || name === value) continue;
    if (named === undefined) element.isLeaf = false;
    addField(fields, `@${prefix}${name}`, attributes[name] ?? "");
  }
}

/** An element without content is a field without a value; one with children has a text only if it is not empty. */
function addText({ fields, field, text, isLeaf, host }: OpenElement, name: string): void {
  if (fields === undefined || host !== undefined) return;
  const content = text.trim();
  if (content !== "" || (isLeaf && field !== "")) addField(fields, field === "" ? name : field, content);
}

function addField(fields: Fields, field: string, text: string): void {
  const before = fields.get(field);
  if (before === undefined || before === "") fields.set(field, text);
  else if (text !== "") fields.set(field, before + JOINT + text);
}

function endRecord(columns: RecordColumns, parts: readonly Fields[]): Refused | undefined {
  for (const [index, fields] of parts.entries()) {
    for (const [field, text] of fields) {
      // A group may have a field of the same name as the record inside.
      const isTaken = index > 0 && columns.has(field);
      columns.set(isTaken ? `${field}#${index}` : field, text);
    }
  }
  return columns.endRecord();
}
