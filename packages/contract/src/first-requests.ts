/** What the page of a cleaned table asks for first: the server has the browser fetch it with the page, and the app takes it from there. */
import { buildUrl } from "./call-input.ts";
import { LIMITS } from "./limits.ts";

export interface FirstRequests {
  readonly columns: string;
  readonly page: string;
}

/** Pages that can be read come together: a question costs more than the rows that it is about. */
const ROWS_AT_A_TIME = 100;
const CELLS_AT_A_TIME = 3000;

/** This many pages of a cleaned table are requested as one. */
export function pagesAtATime(columnCount: number, pageSize: number = LIMITS.pageSize): number {
  const rows = Math.min(ROWS_AT_A_TIME, CELLS_AT_A_TIME / Math.max(1, columnCount));
  return Math.max(1, Math.floor(rows / pageSize));
}

/** `page_size`: the rows that come with the page. */
export function planFirstRequests(job_uuid: string, page_size: number): FirstRequests {
  const params = { job_uuid };
  return {
    columns: buildUrl("readIngestColumns", { params }),
    page: buildUrl("readIngestPage", { params, query: { page: 0, page_size } }),
  };
}
