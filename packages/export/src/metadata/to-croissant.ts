import type { ValueType } from "@limpid/table";
import type { ColumnMetadata, TableMetadata } from "./table-metadata.ts";

const TYPES: Readonly<Record<ValueType, string>> = {
  text: "sc:Text",
  integer: "sc:Integer",
  number: "sc:Float",
  boolean: "sc:Boolean",
  date: "sc:Date",
  datetime: "sc:DateTime",
};

const FILE = "table.csv";
const ROWS = "rows";

/**
 * Describes the table in Croissant 1.0, which machine-learning tools use to load datasets. Source: MLCommons, Croissant
 * Format Specification 1.0.
 */
export function toCroissant(table: TableMetadata): object {
  return {
    "@context": CONTEXT,
    "@type": "sc:Dataset",
    conformsTo: "http://mlcommons.org/croissant/1.0",
    name: table.name,
    description: table.description,
    url: table.pageUrl,
    identifier: table.id,
    version: `${table.version}.0.0`,
    dateCreated: table.createdAt,
    datePublished: table.createdAt,
    dateModified: table.updatedAt,
    keywords: [...table.keywords],
    ...(table.creator === null ? {} : { creator: { "@type": "sc:Person", name: table.creator } }),
    distribution: [
      {
        "@type": "cr:FileObject",
        "@id": FILE,
        name: FILE,
        contentUrl: table.csvUrl,
        encodingFormat: "text/csv",
        sha256: table.csvSha256,
      },
    ],
    recordSet: [{ "@type": "cr:RecordSet", "@id": ROWS, name: ROWS, field: table.columns.map(fieldOf) }],
  };
}

function fieldOf({ title, type, className }: ColumnMetadata, index: number): object {
  return {
    "@type": "cr:Field",
    "@id": `${ROWS}/column_${index + 1}`,
    name: title,
    dataType: TYPES[type],
    ...(className !== null && { description: className }),
    source: { fileObject: { "@id": FILE }, extract: { column: title } },
  };
}

/** Copied word for word from the specification. */
const CONTEXT = {
  "@language": "en",
  "@vocab": "https://schema.org/",
  citeAs: "cr:citeAs",
  column: "cr:column",
  conformsTo: "dct:conformsTo",
  cr: "http://mlcommons.org/croissant/",
  rai: "http://mlcommons.org/croissant/RAI/",
  data: { "@id": "cr:data", "@type": "@json" },
  dataType: { "@id": "cr:dataType", "@type": "@vocab" },
  dct: "http://purl.org/dc/terms/",
  equivalentProperty: "cr:equivalentProperty",
  examples: { "@id": "cr:examples", "@type": "@json" },
  extract: "cr:extract",
  field: "cr:field",
  fileProperty: "cr:fileProperty",
  fileObject: "cr:fileObject",
  fileSet: "cr:fileSet",
  format: "cr:format",
  includes: "cr:includes",
  isLiveDataset: "cr:isLiveDataset",
  jsonPath: "cr:jsonPath",
  key: "cr:key",
  md5: "cr:md5",
  parentField: "cr:parentField",
  path: "cr:path",
  recordSet: "cr:recordSet",
  references: "cr:references",
  regex: "cr:regex",
  repeated: "cr:repeated",
  replace: "cr:replace",
  samplingRate: "cr:samplingRate",
  sc: "https://schema.org/",
  separator: "cr:separator",
  source: "cr:source",
  subField: "cr:subField",
  transform: "cr:transform",
} as const;
