/** What can be uploaded, in the words of specification §1; what is in a file decides, not its name. */

export interface FileFormat {
  readonly title: string;
  /** Without the dot. */
  readonly extensions: readonly string[];
}

export const FILE_FORMATS: readonly FileFormat[] = [
  { title: "CSV", extensions: ["csv", "tsv", "txt"] },
  { title: "Excel", extensions: ["xlsx", "xlsm", "xlsb", "xls"] },
  { title: "Open Document Spreadsheet", extensions: ["ods", "fods"] },
  { title: "JSON", extensions: ["json", "ndjson", "jsonl", "geojson"] },
  { title: "XML", extensions: ["xml", "rss", "atom", "kml", "gpx"] },
  { title: "SDMX (2.1)", extensions: ["xml", "sdmx"] },
  { title: "HTML tables", extensions: ["html", "htm"] },
  { title: "Packed files", extensions: ["zip", "gz", "bz2", "xz", "zst"] },
];
