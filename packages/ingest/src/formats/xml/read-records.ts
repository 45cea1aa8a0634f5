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
}

type Fields = Map<string, string>;

interface OpenElement {
  readonly path: string;
  /** Name of its field in `fields`, as in the document; empty for the record itself. */
  readonly field: string;
  /** Fields of the record or group that contains it; undefined outside all of them. */
  readonly fields: Fields | undefined;
  text: string;
  isLeaf: boolean;
}

/** Expects a well-formed document. */
export function readRecords(text: string, plan: RecordPlan, limits: IngestLimits): Table | Refused {
  const columns = new RecordColumns(limits);
  const open: OpenElement[] = [];
  const groups: Fields[] = [];
  let problem: Refused | undefined;

  parseXml(text, {
    open: (name, attributes) => {
      const element = openElement(name, open.at(-1), plan);
      open.push(element);
      if (plan.groups.has(element.path)) groups.push(element.fields ?? new Map());
      addAttributes(element, attributes);
    },
    text: (content) => {
      const element = open.at(-1);
      if (element !== undefined) element.text += content;
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

function openElement(name: string, parent: OpenElement | undefined, { record, groups }: RecordPlan): OpenElement {
  const path = parent === undefined ? localName(name) : `${parent.path}.${localName(name)}`;
  if (parent !== undefined) parent.isLeaf = false;
  if (path === record) return { path, field: "", fields: new Map(), text: "", isLeaf: true };
  if (groups.has(path)) return { path, field: name, fields: new Map(), text: "", isLeaf: true };
  const field = parent === undefined || parent.field === "" ? name : `${parent.field}.${name}`;
  return { path, field, fields: parent?.fields, text: "", isLeaf: true };
}

/** The attributes of an element suffice, even without a text. */
function addAttributes(element: OpenElement, attributes: Attributes): void {
  const { fields, field } = element;
  if (fields === undefined) return;
  const prefix = field === "" ? "" : `${field}.`;
  for (const name in attributes) {
    if (!isData(name)) continue;
    element.isLeaf = false;
    addField(fields, `@${prefix}${name}`, attributes[name] ?? "");
  }
}

/** An element without content is a field without a value; one with children has a text only if it is not empty. */
function addText({ fields, field, text, isLeaf }: OpenElement, name: string): void {
  if (fields === undefined) return;
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
