/** All that the host asks of its workers, and the lane of each. */
import type { EmbedMethods } from "./embed-methods.ts";
import type { PipelineMethods } from "./pipeline-methods.ts";
import type { PreviewMethods } from "./preview-methods.ts";
import type { Method } from "./protocol.ts";
import type { ReasonMethods } from "./reason-methods.ts";
import type { LookupMethods, TablesMethods } from "./tables-methods.ts";
import type { ValuesMethods } from "./values-methods.ts";

export interface WorkerMethods
  extends PipelineMethods,
    ValuesMethods,
    TablesMethods,
    LookupMethods,
    PreviewMethods,
    ReasonMethods,
    EmbedMethods {
  /** Goes the way of a lane's calls once, as a build does to have its code compiled. */
  readonly warmUp: Method<LaneName, never, null>;
}

export type LaneName = "clean" | "check" | "preview" | "pages" | "tables" | "reason" | "embed";

const LANES: Readonly<Record<Exclude<keyof WorkerMethods, keyof LookupMethods>, LaneName>> = {
  cleanFile: "clean",
  checkValues: "check",
  previewFile: "preview",
  readWhole: "tables",
  readIngestRows: "pages",
  readCleanRows: "pages",
  answerIngestRows: "pages",
  answerCleanRows: "pages",
  readParts: "pages",
  findComponents: "tables",
  keepProfile: "tables",
  keepComputed: "tables",
  reportChanges: "tables",
  exportTable: "tables",
  keepView: "tables",
  answerViewRows: "pages",
  exportView: "tables",
  reasonColumn: "reason",
  solveLine: "reason",
  embedTexts: "embed",
  warmUp: "preview",
};

/** The lane of a method. All lookups have the same one. */
export function laneOfMethod(method: keyof WorkerMethods): LaneName {
  const listed: Readonly<Record<string, LaneName>> = LANES;
  return listed[method] ?? "tables";
}

/** Methods that make files, for which people wait as long as it takes. */
export const MAKE_FILES: readonly (keyof WorkerMethods)[] = [
  "exportTable",
  "exportView",
  "keepComputed",
  "keepView",
  "reportChanges",
];
