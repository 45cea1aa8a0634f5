export {
  type CellRemark,
  type CellTexts,
  explainImpossibility,
  explainRefusal,
  type Parts,
  type PortableStudy,
  partNames,
  partsReader,
  portableStudy,
  RowCleaner,
  type ValueWatch,
} from "@limpid/clean";
export { type EntityClass, entityClasses } from "@limpid/entities";
export {
  type ClutterLine,
  FORMATS,
  type FurtherTable,
  type IngestChoices,
  type IngestionParameters,
  type IngestWarning,
  type ReadBalance,
  type Selectable,
} from "@limpid/ingest";
export { type CleanFileOptions, cleanFile, cleanTable } from "./clean-file.ts";
export type {
  CleaningEvent,
  ColumnSummary,
  ComparedEvent,
  IngestedEvent,
  KnownTable,
  PageEvent,
  PipelineEvent,
  TableMetadata,
} from "./events.ts";
export type { LanguageModel, TableProfile, TableWords } from "./language-model/language-model.ts";
export { placeChoices, type SaidOfColumns } from "./place-choices.ts";
export { type FilePreview, type PreviewOptions, previewFile } from "./preview-file.ts";
export { type CleanedExample, warmUp } from "./warm-up.ts";
