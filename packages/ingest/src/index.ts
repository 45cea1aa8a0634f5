export { CsvRows } from "./formats/csv/csv-rows.ts";
export { FORMATS } from "./formats/index.ts";
export { ingest } from "./ingest.ts";
export {
  type ClutterLine,
  DEFAULT_LIMITS,
  type FurtherTable,
  type IngestChoices,
  type IngestedTable,
  type IngestionParameters,
  type IngestLimits,
  type IngestOptions,
  type IngestOutcome,
  type IngestWarning,
  type ReadBalance,
  type Reader,
  type Refused,
  type Selectable,
} from "./reader.ts";
export { ENCODINGS } from "./sniff/decode-bytes.ts";
