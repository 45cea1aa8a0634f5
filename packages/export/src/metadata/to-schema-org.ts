import type { TableMetadata } from "./table-metadata.ts";

/** Builds JSON-LD for search engines. Sources: schema.org/Dataset and the requirements of Google's dataset search. */
export function toSchemaOrg(table: Omit<TableMetadata, "csvSha256">): object {
  const download = (name: string, contentUrl: string, encodingFormat: string) => ({
    "@type": "DataDownload",
    name,
    contentUrl,
    encodingFormat,
  });
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    "@id": table.pageUrl,
    url: table.pageUrl,
    identifier: table.id,
    name: table.name,
    description: table.description,
    keywords: [...table.keywords],
    version: String(table.version),
    dateCreated: table.createdAt,
    dateModified: table.updatedAt,
    isAccessibleForFree: true,
    ...(table.creator === null ? {} : { creator: { "@type": "Person", name: table.creator } }),
    variableMeasured: table.columns.map(({ title, className }) => ({
      "@type": "PropertyValue",
      name: title,
      ...(className !== null && { description: className }),
    })),
    distribution: [
      download("CSV", table.csvUrl, "text/csv"),
      download("Parquet", table.parquetUrl, "application/vnd.apache.parquet"),
    ],
  };
}
