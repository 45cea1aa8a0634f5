/** Messages about a table during cleaning, in the words of the specification. They are stored as they are sent. */
import { type JobMessage, JobStatus, MessageLevel } from "@limpid/contract";

type Service = JobMessage["microservice"];
type Data = JobMessage["data"];

export function progress(microservice: Service, msg: string, data: Data): JobMessage {
  return { microservice, status: JobStatus.progress, msg, data };
}

export function warning(message: string, row: number | null): JobMessage {
  return progress("IngestFile", "Warning", { message, row, level: MessageLevel.warning });
}

interface PageCounts {
  readonly page: number;
  readonly pageCount: number;
  readonly secondsLeft: number;
}

export function pageReady({ page, pageCount, secondsLeft }: PageCounts): JobMessage {
  return progress("CleanDataframe", "PageReady", { page, num_pages: pageCount, seconds_left: secondsLeft });
}

export function done(microservice: Service, msg: string, data: Data = {}): JobMessage {
  return { microservice, status: JobStatus.done, msg, data };
}

export function finished(rowCount: number): JobMessage {
  return done("CleanDataframe", "Finished", { num_rows: rowCount });
}

/** The reason in the words that the user reads. */
export function failed(microservice: Service, reason: string): JobMessage {
  return { microservice, status: JobStatus.failed, msg: reason, data: { level: MessageLevel.error } };
}

/** Whether the message ends a job. */
export function isFinal({ microservice, status }: JobMessage): boolean {
  return status === JobStatus.failed || (status === JobStatus.done && microservice === "CleanDataframe");
}
