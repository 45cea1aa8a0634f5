/** Reads an SDMX message for the first time: its kind, its structure and its groups. */
import { type BrokenXml, localName, parseXml } from "../xml/parse-xml.ts";
import { DataReader } from "./data-reader.ts";
import { isAttribute, type Level } from "./observation.ts";
import { type Structure, StructureReader } from "./structure-reader.ts";

export interface SdmxMessage {
  readonly rootName: string;
  readonly dataSets: number;
  readonly structure: Structure;
  readonly groups: readonly Level[];
  /** Components that a group may have in its key. */
  readonly dimensions: ReadonlySet<string>;
  /** Messages of the sender in the footer or in place of data. */
  readonly notes: readonly string[];
}

const MAX_NOTES = 20;
const NOTES = /^(?:Footer|ErrorMessage)$/;

export function scanMessage(text: string): SdmxMessage | BrokenXml {
  const groups: Level[] = [];
  const dimensions = new Set<string>();
  const data = new DataReader({
    group: (group) => groups.push(group),
    observation: (levels) => collectDimensions(levels, dimensions),
  });
  const structure = new StructureReader();
  const notes = new NoteReader();
  let rootName = "";
  const broken = parseXml(text, {
    open: (name, attributes) => {
      if (rootName === "") rootName = localName(name);
      if (!data.isInData) structure.open(name, attributes);
      data.open(name, attributes);
      notes.open(name);
    },
    text: (content) => {
      if (!data.isInData) structure.text(content);
      data.text(content);
      notes.text(content);
    },
    close: () => {
      data.close();
      if (!data.isInData) structure.close();
      notes.close();
    },
  });
  if (broken !== undefined) return broken;
  for (const id of structure.structure.dimensions) dimensions.add(id);
  return {
    rootName,
    dataSets: data.dataSetCount,
    structure: structure.structure,
    groups,
    dimensions,
    notes: notes.list,
  };
}

function collectDimensions(levels: readonly Level[], dimensions: Set<string>): void {
  for (const { kind, key, attributes } of levels) {
    for (const id of key.keys()) dimensions.add(id);
    if (kind !== "series" && kind !== "observation") continue;
    for (const id of attributes.keys()) if (!isAttribute(id)) dimensions.add(id);
  }
}

class NoteReader {
  readonly list: string[] = [];
  private readonly elements: string[] = [];
  private depth = 0;

  open(name: string): void {
    this.elements.push(localName(name));
    if (NOTES.test(localName(name))) this.depth++;
  }

  text(text: string): void {
    const content = text.trim();
    if (this.depth > 0 && content !== "" && this.list.length < MAX_NOTES) this.list.push(content);
  }

  close(): void {
    if (NOTES.test(this.elements.pop() ?? "")) this.depth--;
  }
}
