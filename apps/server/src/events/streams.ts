/** The names of the event streams, and which message ends a job's. */
import { type JobMessage, JobStatus } from "@limpid/contract";

export function jobStream(tableId: string): string {
  return `job:${tableId}`;
}

export function tableStream(tableId: string): string {
  return `table:${tableId}`;
}

export function sessionStream(sessionId: string): string {
  return `session:${sessionId}`;
}

export function isTerminal(payload: unknown): boolean {
  const { microservice, status } = payload as JobMessage;
  return status === JobStatus.failed || (microservice === "CleanDataframe" && status === JobStatus.done);
}
