/** Writes what happens to a table during cleaning as messages for its followers. */
import { type JobMessage, JobStatus, MessageLevel } from "@limpid/contract";
import type { JobEvent } from "@limpid/database";
import { storedBasicsToWire } from "./basics.ts";
import { parameterToWire } from "./parameters.ts";

type Service = JobMessage["microservice"];

export function jobEventToWire(event: JobEvent): JobMessage {
  switch (event.kind) {
    case "parameter": {
      const [name, value] = parameterToWire(event.name, event.value);
      return progress("IngestFile", "Inference", { name, value });
    }
    case "warning":
      return progress("IngestFile", "Warning", { message: event.message, row: event.row, level: MessageLevel.warning });
    case "ingested":
      return done("IngestFile", "Ingested", { num_rows: event.rowCount, num_columns: event.columnCount });
    case "evidence":
      return progress("SimpleCleaner", event.text, { level: MessageLevel.info });
    case "started":
      return progress("CleanDataframe", "Started", { num_pages: event.pageCount });
    case "page": {
      const { page, pageCount, secondsLeft } = event;
      return progress("CleanDataframe", "PageReady", { page, num_pages: pageCount, seconds_left: secondsLeft });
    }
    case "compared":
      return progress("CleanDataframe", "RowsCompared", { pages: event.pages });
    case "basics":
      return progress("CleanDataframe", "BasicMetaDataReady", { ...storedBasicsToWire(event) });
    case "name":
      return progress("CleanDataframe", "NameReady", { name: event.name });
    case "description":
      return progress("CleanDataframe", "DescriptionReady", { description: event.description });
    case "tags":
      return progress("CleanDataframe", "TagsReady", { tags: event.tags });
    case "cleaned":
      return done("CleanDataframe", "Finished", { num_rows: event.rowCount });
    case "cancelled":
      return done("CleanDataframe", "Cancelled");
    case "failed":
      return failed(event.phase === "ingest" ? "IngestFile" : "CleanDataframe", event.reason);
  }
}

function progress(microservice: Service, msg: string, data: Record<string, unknown> = {}): JobMessage {
  return { microservice, status: JobStatus.progress, msg, data };
}

function done(microservice: Service, msg: string, data: Record<string, unknown> = {}): JobMessage {
  return { microservice, status: JobStatus.done, msg, data };
}

function failed(microservice: Service, msg: string): JobMessage {
  return { microservice, status: JobStatus.failed, msg, data: { level: MessageLevel.error } };
}
