import type { ValueType } from "@limpid/table";
import type { TableMetadata } from "./table-metadata.ts";

/** Datetimes are texts here: cells have a blank or a T before the time, and CSVW allows one format per column. */
const TYPES: Readonly<Record<ValueType, string>> = {
  text: "string",
  integer: "integer",
  number: "number",
  boolean: "boolean",
  date: "date",
  datetime: "string",
};

/** Describes the CSV file. Source: W3C, Metadata Vocabulary for Tabular Data (2015). */
export function toCsvw(table: TableMetadata): object {
  return {
    "@context": "http://www.w3.org/ns/csvw",
    url: table.csvUrl,
    "dc:identifier": table.id,
    "dc:title": table.name,
    "dc:description": table.description,
    "dc:created": { "@value": table.createdAt, "@type": "xsd:dateTime" },
    "dc:modified": { "@value": table.updatedAt, "@type": "xsd:dateTime" },
    "dcat:keyword": [...table.keywords],
    ...(table.creator === null ? {} : { "dc:creator": table.creator }),
    tableSchema: {
      columns: table.columns.map(({ title, type, className }, index) => ({
        name: `column_${index + 1}`,
        titles: title,
        datatype: TYPES[type],
        ...(className !== null && { "dc:description": className }),
      })),
    },
  };
}
