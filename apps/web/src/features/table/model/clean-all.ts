/** Cleaning all rows after the first ones: what the server tells of it. */
import type { CleanAllReply, JobMessage } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { JOB_STATUS, MESSAGE_LEVEL } from "../../../lib/events.ts";
import type { Notice } from "./notice.ts";

export interface CleanAll {
  readonly state: CleanAllReply["state"];
  /** Where the job's stream goes on with it. */
  readonly afterEventId: string;
  readonly pagesCleaned: number;
  readonly numPages: number;
}

export const NO_CLEAN_ALL: CleanAll = { state: "none", afterEventId: "", pagesCleaned: 0, numPages: 0 };

/** One that is told of again keeps its progress. */
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
  if (status === JOB_STATUS.failed) return ended(before, { text: msg, level: MESSAGE_LEVEL.error });
  if (status === JOB_STATUS.done) {
    const text = msg === "Cancelled" ? LABELS.cleanAllCancelled : LABELS.allRowsCleaned;
    return ended(before, { text, level: MESSAGE_LEVEL.info });
  }
  const { page, num_pages: numPages, seconds_left: secondsLeft } = data;
  if (typeof page !== "number" || typeof numPages !== "number" || typeof secondsLeft !== "number")
    return { cleanAll: before, notice: null, isEnded: false };
  const notice = { text: LABELS.pageReady(page, numPages, secondsLeft), level: MESSAGE_LEVEL.info };
  return { cleanAll: { ...before, pagesCleaned: page + 1, numPages }, notice, isEnded: false };
}

function ended(before: CleanAll, notice: Notice): CleanAllStep {
  return { cleanAll: { ...before, pagesCleaned: before.numPages }, notice, isEnded: true };
}
