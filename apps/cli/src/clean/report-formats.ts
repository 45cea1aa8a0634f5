/** The formats of a report, by the extension of the file. */
import { type ChangeReport, exportChangesCsv, exportChangesHtml, exportChangesJson } from "@limpid/export";
import type { Chunks } from "../files/write-target.ts";
import { UserError } from "../user-error.ts";
import type { Report } from "./build-report.ts";

export interface ReportFormat {
  readonly extension: string;
  readonly write: (report: Report, changes: ChangeReport) => Chunks;
}

const JSON_REPORT: ReportFormat = {
  extension: ".json",
  write: (report, changes) => exportChangesJson(changes, report),
};

const REPORT_FORMATS: readonly ReportFormat[] = [
  JSON_REPORT,
  { extension: ".csv", write: (_, changes) => exportChangesCsv(changes) },
  { extension: ".html", write: (_, changes) => exportChangesHtml(changes) },
];

/** stdout gets JSON. */
export function chooseReportFormat(path: string): ReportFormat {
  if (path === "-") return JSON_REPORT;
  const format = REPORT_FORMATS.find(({ extension }) => path.toLowerCase().endsWith(extension));
  if (format !== undefined) return format;
  const extensions = REPORT_FORMATS.map(({ extension }) => extension).join(", ");
  throw new UserError(`Cannot tell the format of the report "${path}": give it one of the endings ${extensions}`);
}
