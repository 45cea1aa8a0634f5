import type { ValueType } from "@limpid/table";
import type { ColumnMetadata, TableMetadata } from "./table-metadata.ts";

const TYPES: Readonly<Record<ValueType, string>> = {
  text: "string",
  integer: "integer",
  number: "number",
  boolean: "boolean",
  date: "date",
  datetime: "datetime",
};

/** Builds `datapackage.json`. Source: Frictionless Data, Tabular Data Package 1.0 (specs.frictionlessdata.io). */
export function toDataPackage(table: TableMetadata): object {
  return {
    profile: "tabular-data-package",
    id: table.pageUrl,
    name: `limpid-${table.id}`,
    title: table.name,
    description: table.description,
    homepage: table.pageUrl,
    keywords: [...table.keywords],
    created: table.createdAt,
    version: `${table.version}.0.0`,
    ...(table.creator === null ? {} : { contributors: [{ title: table.creator, role: "author" }] }),
    resources: [
      {
        profile: "tabular-data-resource",
        name: "table",
        title: table.name,
        path: table.csvUrl,
        format: "csv",
        mediatype: "text/csv",
        encoding: "utf-8",
        hash: `sha256:${table.csvSha256}`,
        schema: { fields: table.columns.map(fieldOf), missingValues: [""] },
      },
    ],
  };
}

function fieldOf({ title, type, className }: ColumnMetadata): object {
  return {
    name: title,
    type: TYPES[type],
    // Cells keep the blank or T between day and time that they came with.
    ...(type === "datetime" && { format: "any" }),
    ...(className !== null && { description: className }),
  };
}
