/** What the page of a cleaned table asks for first: the server has the browser fetch it with the page, and the app takes it from there. */
import { urlOf } from "./call-input.ts";
import { LIMITS } from "./limits.ts";

export function firstRequestsOf(job_uuid: string): { readonly columns: string; readonly page: string } {
  const params = { job_uuid };
  return {
    columns: urlOf("readIngestColumns", { params }),
    page: urlOf("readIngestPage", { params, query: { page: 0, page_size: LIMITS.pageSize } }),
  };
}
