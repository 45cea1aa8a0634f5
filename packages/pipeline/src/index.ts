export { type CleanFileOptions, cleanFile } from "./clean-file.ts";
export type { CleaningEvent, IngestedEvent, PageEvent, PipelineEvent, TableMetadata } from "./events.ts";
