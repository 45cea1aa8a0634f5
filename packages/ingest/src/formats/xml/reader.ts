/**
 * Reads XML documents that hold a list: one kind of element is the row, its attributes and inner elements are the
 * columns.
 */
import {
  type IngestChoices,
  type IngestOptions,
  type IngestOutcome,
  NOTHING_ELSE,
  type Reader,
  refused,
} from "../../reader.ts";
import { balanceOfDocument, warnOfRest } from "../../shape/balance.ts";
import { warnOfOutside } from "../../shape/warn-of-clutter.ts";
import { decodeText } from "../../sniff/encoding.ts";
import { headText } from "../../sniff/head-text.ts";
import { warnOfDecoding } from "../../sniff/warn-of-decoding.ts";
import { documentParameters } from "../document-parameters.ts";
import { type ElementKind, scanElements } from "./element-tree.ts";
import { findRecordElement, listRepeating } from "./find-record-element.ts";
import { findPlacedFields, listNamedFields, type PlacedFields } from "./named-fields.ts";
import { type RecordPlan, readRecords } from "./read-records.ts";
import { startOfXml } from "./start-of-xml.ts";

/** Root elements of other formats that are written in XML. */
const OTHERS = /^(?:html|office:document|(?:[\w-]+:)?workbook)$/i;
const MAX_PATHS = 200;

export const xmlReader: Reader = {
  id: "xml",
  title: "XML",
  extensions: ["xml", "rss", "atom", "kml", "gpx"],
  reads: [
    "Documents in which an element repeats: that is the record; others can be chosen. Attributes and nested elements become columns with dots in their names, repeated ones are joined.",
    "Fields that have their name in an attribute, as MySQL, Solr and the World Bank write them, or listed before the rows, as FileMaker does. Texts with marked words stay whole. What is outside of the records is named.",
    "A document type that declares entities is refused; nothing outside of the file is ever read. Faults are refused with their line and column.",
  ],
  obeys: ["encoding", "recordPath"],
  sniff: sniffXml,
  read: readXml,
};

function sniffXml(head: Uint8Array, fileName: string): number {
  const start = startOfXml(headText(head), /\.xml$/i.test(fileName));
  if (start === undefined) return 0;
  if (OTHERS.test(start.rootName)) return 0.55;
  return start.isDeclared ? 0.9 : 0.8;
}

function readXml(bytes: Uint8Array, { limits, choices }: IngestOptions): IngestOutcome {
  const decoded = decodeText(bytes, choices);
  const { text, encoding } = decoded;
  const scanned = scanElements(text);
  if (scanned === undefined) return refused("no_table", "This XML document has too many kinds of elements for a table");
  if ("reason" in scanned) return refused("malformed", `This XML is broken ${scanned.place}: ${scanned.reason}`);
  const repeating = listRepeating(scanned.root);
  const placed = findPlacedFields(scanned.root);
  const record = chooseRecord(scanned.root, placed, choices);
  if (record === undefined) {
    return refused("no_table", `There is no element ${choices.recordPath} in this XML document`);
  }
  const groups = groupsAround(record);
  const plan = {
    record: record.path,
    groups,
    named: listNamed(record),
    placed: placed?.record === record ? placed : undefined,
    mixed: listMixed(record),
  };
  const table = readRecords(text, plan, limits);
  if ("kind" in table) return table;
  const balance = balanceOfDocument(table.rowCount, countAll(scanned.root), countInside(scanned.root, plan));
  const paths = repeating.slice(0, MAX_PATHS).map(({ path }) => path);
  return {
    kind: "table",
    table,
    parameters: documentParameters("xml", encoding),
    choices: { encoding, recordPath: record.path },
    selectable: {
      ...NOTHING_ELSE,
      recordPaths: paths.includes(record.path) ? paths : [record.path, ...paths],
      balance,
    },
    clutter: [],
    warnings: [...warnOfDecoding(decoded), ...warnOfRest(balance), ...warnOfOutside(listOutside(scanned.root, plan))],
  };
}

function chooseRecord(
  root: ElementKind,
  placed: PlacedFields | undefined,
  { recordPath }: IngestChoices,
): ElementKind | undefined {
  if (recordPath === undefined) return placed?.record ?? findRecordElement(root);
  const find = (kind: ElementKind): ElementKind | undefined => {
    if (kind.path === recordPath) return kind;
    for (const child of kind.children.values()) {
      const found = recordPath.startsWith(child.path) ? find(child) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(root);
}

/** Matches elements of statistics that hold what is common to the observations inside, even if there is only one. */
const COMMON = /(?:series|group|section)$/i;

/** A repeating element around the records distinguishes them, so each record gets its fields. */
function groupsAround({ parent }: ElementKind): ReadonlySet<string> {
  const groups = new Set<string>();
  for (let kind = parent; kind !== undefined; kind = kind.parent) {
    if (kind.mostTogether > 1 || (COMMON.test(kind.name) && kind.parent !== undefined)) groups.add(kind.path);
  }
  return groups;
}

/** Returns the attribute that names each kind of field within the record. */
function listNamed(record: ElementKind): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const visit = (parent: ElementKind): void => {
    for (const [{ path }, attribute] of listNamedFields(parent)) named.set(path, attribute);
  };
  visit(record);
  visitInside(record, visit);
  return named;
}

function listMixed(record: ElementKind): ReadonlySet<string> {
  const mixed = new Set<string>();
  visitInside(record, (kind) => {
    if (kind.isMixed) mixed.add(kind.path);
  });
  return mixed;
}

function visitInside(record: ElementKind, visit: (kind: ElementKind) => void): void {
  for (const child of record.children.values()) {
    visit(child);
    visitInside(child, visit);
  }
}

/** Attributes that describe the document itself. */
const FORMAL = /^(?:version|encoding|generator|lang|xml:lang)$/;

/** Returns the paths of texts and attributes that are in no record. */
function listOutside(root: ElementKind, { record, groups, placed }: RecordPlan): string[] {
  const visit = (kind: ElementKind): string[] => {
    const isPart = kind.path === record || (placed !== undefined && isListOfNames(kind, placed.names));
    if (isPart) return [];
    const inner = [...kind.children.values()].flatMap(visit);
    if (isInGroup(kind, groups)) return [];
    const attributes = [...kind.attributes].filter((name) => !FORMAL.test(name)).map((name) => `${kind.path}.${name}`);
    return [...attributes, ...(kind.hasText ? [kind.path] : []), ...inner];
  };
  return visit(root);
}

function countAll(kind: ElementKind): number {
  return [...kind.children.values()].reduce((sum, child) => sum + countAll(child), kind.characters);
}

/** Counts the characters of the records, of the groups around them and of the names of their fields. */
function countInside(kind: ElementKind, plan: RecordPlan): number {
  const { record, groups, placed } = plan;
  const isWhole = kind.path === record || (placed !== undefined && isListOfNames(kind, placed.names));
  if (isWhole || isInGroup(kind, groups)) return countAll(kind);
  return [...kind.children.values()].reduce((sum, child) => sum + countInside(child, plan), 0);
}

function isListOfNames({ named }: ElementKind, names: readonly string[]): boolean {
  return [...named.values()].some(({ values }) => values === names);
}

/** Each record gets what is in the groups around it. */
function isInGroup(kind: ElementKind, groups: ReadonlySet<string>): boolean {
  return [...groups].some((path) => kind.path === path || kind.path.startsWith(`${path}.`));
}
