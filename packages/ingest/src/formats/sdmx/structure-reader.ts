/** Reads the data structure, concepts and codelists of a message, as a handler of XML events. */
import { type Attributes, localName } from "../xml/parse-xml.ts";

export interface Structure {
  readonly dimensions: string[];
  readonly attributes: string[];
  /** Id of the codelist by component. */
  readonly codelists: Map<string, string>;
  /** Id of the concept by component, if they differ. */
  readonly concepts: Map<string, string>;
  /** Name by concept. */
  readonly conceptNames: Map<string, string>;
  /** Labels by codelist and code. */
  readonly codes: Map<string, Map<string, string>>;
}

interface OpenElement {
  readonly local: string;
  readonly attributes: Attributes;
}

const DIMENSIONS = new Set(["Dimension", "TimeDimension", "MeasureDimension"]);
const CODELISTS = new Set(["Codelist", "CodeList"]);

export class StructureReader {
  readonly structure: Structure = {
    dimensions: [],
    attributes: [],
    codelists: new Map(),
    concepts: new Map(),
    conceptNames: new Map(),
    codes: new Map(),
  };
  private readonly elements: OpenElement[] = [];
  private readonly isEnglish = new Set<string>();
  private content = "";
  /** The component being described; at the latest its concept reveals its id. */
  private component = "";

  readonly open = (name: string, attributes: Attributes): void => {
    const local = localName(name);
    this.elements.push({ local, attributes });
    this.content = "";
    if (DIMENSIONS.has(local) || local === "Attribute") this.openComponent(attributes);
    if (local === "Ref") this.readReference(attributes.id ?? "");
  };

  readonly text = (text: string): void => {
    this.content += text;
  };

  readonly close = (): void => {
    const element = this.elements.pop();
    const parent = this.elements.at(-1);
    if (element === undefined || parent === undefined) return;
    const content = this.content.trim();
    this.content = "";
    if (element.local === "Name" || element.local === "Description") this.readName(element, parent, content);
    // SDMX 3.0 refers by URN within the element itself.
    else if (content.startsWith("urn:")) this.readReference(idOfUrn(content), element.local);
    if (DIMENSIONS.has(element.local)) this.closeComponent(this.structure.dimensions, parent);
    if (element.local === "Attribute") this.closeComponent(this.structure.attributes, parent);
  };

  private openComponent({ id, conceptRef, codelist }: Attributes): void {
    this.component = id ?? conceptRef ?? "";
    if (codelist !== undefined) this.structure.codelists.set(this.component, codelist);
  }

  /** Group dimensions and attribute relationships name components too, but at a deeper level. */
  private closeComponent(list: string[], { local }: OpenElement): void {
    const isListed = /(?:List|Components|Descriptor)$/.test(local) && local !== "Group";
    if (isListed && this.component !== "" && !list.includes(this.component)) list.push(this.component);
    if (isListed) this.component = "";
  }

  private readReference(id: string, inside = ""): void {
    const around = [inside, ...this.elements.slice(-3).map(({ local }) => local)];
    if (around.includes("ConceptIdentity")) {
      if (this.component === "") this.component = id;
      this.structure.concepts.set(this.component, id);
    } else if (around.includes("Enumeration")) {
      this.structure.codelists.set(this.component, id);
    }
  }

  /** English is preferred to other languages, and any language to no name. */
  private readName(name: OpenElement, owner: OpenElement, content: string): void {
    const { id = owner.attributes.value ?? "" } = owner.attributes;
    const names = this.namesFor(owner);
    if (names === undefined || content === "") return;
    const key = `${owner.local} ${this.codelist()} ${id}`;
    const isEnglish = (name.attributes["xml:lang"] ?? "en").startsWith("en") && name.local === "Name";
    if (names.has(id) && (!isEnglish || this.isEnglish.has(key))) return;
    names.set(id, content);
    if (isEnglish) this.isEnglish.add(key);
  }

  private namesFor({ local }: OpenElement): Map<string, string> | undefined {
    if (local === "Concept") return this.structure.conceptNames;
    if (local !== "Code") return undefined;
    const codes = this.structure.codes.get(this.codelist()) ?? new Map<string, string>();
    this.structure.codes.set(this.codelist(), codes);
    return codes;
  }

  private codelist(): string {
    return this.elements.findLast(({ local }) => CODELISTS.has(local))?.attributes.id ?? "";
  }
}

/** Extracts the id from `…Concept=SDMX:CROSS_DOMAIN_CONCEPTS(1.0).FREQ` or `…Codelist=ECB:CL_FREQ(1.0)`. */
function idOfUrn(urn: string): string {
  return /\)\.([^.]+)$/.exec(urn)?.[1] ?? /=[^:]*:([^(]+)/.exec(urn)?.[1] ?? "";
}
