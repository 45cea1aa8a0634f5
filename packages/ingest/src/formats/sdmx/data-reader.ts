/** Reads the data sets of an SDMX message, both generic and structure-specific, as a handler of XML events. */
import { type Attributes, localName, type XmlHandler } from "../xml/parse-xml.ts";
import { ALL_DIMENSIONS, type Components, type Level, TIME, VALUE } from "./observation.ts";

export interface DataSink {
  /** Receives the levels from the outermost to the observation itself. */
  readonly observation: (levels: readonly Level[], dataSet: number) => void;
  readonly group: (group: Level) => void;
}

/** Attributes that describe a data set itself; they are no data. */
const RESERVED = new Set(
  `action dataScope datasetID isExternalReference keyFamilyURI publicationPeriod publicationYear reportingBeginDate
  reportingEndDate setID structureRef structureURL validFromDate validToDate`.split(/\s+/),
);
const KEYS = new Set(["SeriesKey", "ObsKey", "GroupKey"]);
/** Elements of a data set that are neither groups nor series. */
const NO_LEVELS = new Set([...KEYS, "Attributes", "Annotations", "DataProvider", "KeyFamilyRef", "Value", "Comp"]);
const JOINT = "; ";

export class DataReader implements XmlHandler {
  private readonly sink: DataSink;
  private readonly levels: Level[] = [];
  private readonly elements: string[] = [];
  private readonly dimensionOf = new Map<string, string>();
  private isGeneric = false;
  private dataSet = 0;
  private dimensionAtObservation = TIME;
  /** Receives the next `Value`. */
  private target: Components | undefined;
  /** Component whose value is the text inside the element. */
  private textOf: string | undefined;

  constructor(sink: DataSink) {
    this.sink = sink;
  }

  get dataSetCount(): number {
    return this.dataSet;
  }

  get isInData(): boolean {
    return this.levels.length > 0;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    const local = localName(name);
    const parent = this.elements.at(-1) ?? "";
    this.elements.push(local);
    if (local === "DataSet" && !this.isInData) this.openDataSet(attributes);
    else if (this.isInData) this.openInside(local, parent, attributes);
    else this.readHeader(local, attributes);
  };

  readonly text = (text: string): void => {
    const target = this.target ?? this.levels.at(-1)?.attributes;
    const content = text.trim();
    if (this.textOf === undefined || target === undefined || content === "") return;
    const before = target.get(this.textOf);
    target.set(this.textOf, before === undefined ? content : before + JOINT + content);
  };

  readonly close = (): void => {
    const local = this.elements.pop() ?? "";
    if (!this.isInData) return;
    if (local === "Comp" || local === "Time") this.textOf = undefined;
    if (KEYS.has(local) || local === "Attributes" || local === "Time") this.target = undefined;
    if (!this.isLevel(local, this.elements.at(-1) ?? "")) return;
    const level = this.levels.at(-1);
    if (level?.kind === "observation") this.sink.observation(this.levels, this.dataSet);
    if (level?.kind === "group") this.sink.group(level);
    this.levels.pop();
  };

  private readHeader(local: string, attributes: Attributes): void {
    if (/^Generic(?:TimeSeries)?Data$/.test(local)) this.isGeneric = true;
    const { dimensionAtObservation, structureID = "" } = attributes;
    if (local === "Structure" && dimensionAtObservation !== undefined) {
      this.dimensionOf.set(structureID, dimensionAtObservation);
      if (this.dimensionOf.size === 1) this.dimensionAtObservation = dimensionAtObservation;
    }
  }

  private openDataSet(attributes: Attributes): void {
    this.dataSet++;
    for (const name in attributes) {
      if (localName(name) !== "structureRef") continue;
      this.dimensionAtObservation = this.dimensionOf.get(attributes[name] ?? "") ?? this.dimensionAtObservation;
    }
    this.levels.push(newLevel("dataSet", componentsOf(attributes)));
  }

  private openInside(local: string, parent: string, attributes: Attributes): void {
    const level = this.levels.at(-1);
    if (level === undefined) return;
    const { id = attributes.concept, value } = attributes;
    if (this.isLevel(local, parent)) this.openLevel(local, attributes);
    else if (KEYS.has(local)) this.target = level.key;
    else if (local === "Attributes") this.target = level.attributes;
    else if (local === "Value" && id !== undefined) this.target?.set(id, value ?? "");
    else if (local === "ObsDimension") level.key.set(id ?? this.namedDimension(), value ?? "");
    else if (local === "ObsValue") level.attributes.set(id ?? VALUE, value ?? "");
    else if (local === "Comp") this.textOf = id;
    else if (local === "Time") {
      this.target = level.key;
      this.textOf = TIME;
    }
  }

  /** In a structure-specific message of SDMX 2.0 a group may have any name. */
  private isLevel(local: string, parent: string): boolean {
    if (local === "DataSet") return parent !== "Header";
    if (local === "Series" || local === "Obs" || local === "Group") return true;
    return parent === "DataSet" && !NO_LEVELS.has(local);
  }

  private openLevel(local: string, attributes: Attributes): void {
    const kind = local === "Series" ? "series" : local === "Obs" ? "observation" : "group";
    const components = componentsOf(attributes);
    if (kind === "group" && this.isGeneric) components.delete("type");
    if (kind === "observation") this.addMeasureDimension(components, attributes);
    this.levels.push(newLevel(kind, components));
    if (kind === "observation") this.splitKey(components);
  }

  /** An explicit measure is the type of its observation. */
  private addMeasureDimension(components: Components, attributes: Attributes): void {
    const dimension = this.dimensionAtObservation;
    const type = attributes["xsi:type"];
    if (dimension === TIME || dimension === ALL_DIMENSIONS || components.has(dimension) || type === undefined) return;
    if (!this.isGeneric) components.set(dimension, localName(type));
  }

  /** The dimension of the observations in a series is written like an attribute. */
  private splitKey(components: Components): void {
    const observation = this.levels.at(-1);
    const dimension = this.namedDimension();
    const value = components.get(dimension);
    if (observation === undefined || value === undefined) return;
    components.delete(dimension);
    observation.key.set(dimension, value);
  }

  private namedDimension(): string {
    return this.dimensionAtObservation === ALL_DIMENSIONS ? TIME : this.dimensionAtObservation;
  }
}

function newLevel(kind: Level["kind"], attributes: Components): Level {
  return { kind, key: new Map(), attributes };
}

/** Prefixed names describe the encoding (xsi:type, data:structureRef) and are never values. */
function componentsOf(attributes: Attributes): Components {
  const components: Components = new Map();
  for (const name in attributes) {
    if (!name.includes(":") && name !== "xmlns" && !RESERVED.has(name)) components.set(name, attributes[name] ?? "");
  }
  return components;
}
