/** Cleaning all rows after the first ones: what the server tells of it. */
import { type CleanAllReply, type JobMessage, JobStatus, LABELS, MessageLevel } from "@limpid/contract";
import type { Notice } from "./notice.ts";

export interface CleanAll {
  readonly state: CleanAllReply["state"];
  /** The stream of the job continues after this event. */
  readonly afterEventId: string;
  readonly pagesCleaned: number;
  readonly numPages: number;
}

export const NO_CLEAN_ALL: CleanAll = { state: "none", afterEventId: "", pagesCleaned: 0, numPages: 0 };

/** Keeps the progress when the server reports the same cleaning again. */
export function mergeCleanAll(before: CleanAll, { state, after_event_id }: CleanAllReply): CleanAll {
  const isSame = before.state === state && before.afterEventId === after_event_id;
  return isSame ? before : { ...NO_CLEAN_ALL, state, afterEventId: after_event_id };
}

export interface CleanAllStep {
  readonly cleanAll: CleanAll;
  readonly notice: Notice | null;
  readonly isEnded: boolean;
}

export function stepCleanAll(before: CleanAll, { microservice, status, msg, data }: JobMessage): CleanAllStep {
  if (microservice !== "CleanDataframe") return { cleanAll: before, notice: null, isEnded: false };
  if (status === JobStatus.failed) return ended(before, { text: msg, level: MessageLevel.error });
  if (status === JobStatus.done) {
    const text = msg === "Cancelled" ? LABELS.cleanAllCancelled : LABELS.allRowsCleaned;
    return ended(before, { text, level: MessageLevel.info });
  }
  const { page, num_pages: numPages, seconds_left: secondsLeft } = data;
  if (typeof page !== "number" || typeof numPages !== "number" || typeof secondsLeft !== "number")
    return { cleanAll: before, notice: null, isEnded: false };
  const notice = { text: LABELS.pageReady(page, numPages, secondsLeft), level: MessageLevel.info };
  return { cleanAll: { ...before, pagesCleaned: page + 1, numPages }, notice, isEnded: false };
}

function ended(before: CleanAll, notice: Notice): CleanAllStep {
  return { cleanAll: { ...before, pagesCleaned: before.numPages }, notice, isEnded: true };
}
