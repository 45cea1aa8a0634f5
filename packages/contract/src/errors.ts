/**
 * Every error the product can answer, with its HTTP status and its wording (specification §8). The wire form is
 * `application/problem+json` (RFC 9457); `code` is stable, `detail` says what was wrong with this request.
 */

interface ErrorEntry {
  readonly status: number;
  readonly title: string;
}

export const ERRORS = {
  file_too_large: { status: 413, title: "Oups... your file has exceeded the current limit (10 MB)" },
  upload_too_slow: { status: 408, title: "Your upload is too slow. Please try again with a better connection" },
  nothing_to_upload: { status: 422, title: "Choose a file, give a URL or paste text first" },
  bad_base64: { status: 422, title: "The data is not valid base64" },
  bad_url: { status: 422, title: "Give a URL that starts with https://" },
  forbidden_host: { status: 422, title: "This address cannot be read from here" },
  unreadable_file: { status: 422, title: "Sorry, could not read this file" },
  unknown_job: { status: 404, title: "Sorry, could not find this file" },
  page_too_large: { status: 422, title: "This page has too many cells. Ask for fewer rows" },
  unknown_element: { status: 404, title: "The table has no such cell, row or column" },
  superseded: { status: 409, title: "A newer preview was requested" },
  reading_too_slow: { status: 422, title: "Reading the file this way takes too long" },
  unknown_feed: { status: 404, title: "There is no such feed. Try latest, quality, popular or mine" },
  no_upload: { status: 409, title: "The file of this table is no longer available, so it cannot be read again" },
  clean_all_off: { status: 403, title: "Cleaning all rows is not available here" },
  all_cleaned: { status: 409, title: "All rows of this table are cleaned" },
  cleaning_all: { status: 409, title: "All rows are being cleaned. Please wait until that is done, or cancel it" },
  not_cleaned_yet: { status: 409, title: "The table is still being cleaned" },
  no_such_range: { status: 416, title: "The requested range is outside the file" },
  edit_id_taken: { status: 409, title: "Another change already uses this id" },
  bad_pattern: { status: 422, title: "This is not a valid regular expression" },
  edit_refused: { status: 422, title: "This change cannot be made" },
  too_many_proposals: {
    status: 429,
    title: "There are too many open proposals. Please wait until the owner has decided",
  },
  table_deleted: { status: 410, title: "This table was deleted" },
  not_deleted: { status: 409, title: "This table is not deleted" },
  not_owner: { status: 403, title: "Only the owner of the table can change it" },
  embedded: { status: 403, title: "A table that is embedded in another page cannot be changed there" },
  query_mistake: { status: 422, title: "The query has a mistake" },
  query_not_allowed: { status: 422, title: "This statement is not allowed here" },
  query_unknown_table: { status: 422, title: "The table is unknown" },
  query_ambiguous_table: { status: 422, title: "Several tables have this name" },
  query_too_large: { status: 422, title: "The query needs more memory than allowed" },
  query_too_slow: { status: 422, title: "The query took longer than allowed" },
  too_many_queries: { status: 429, title: "Too many queries at once. Please wait until the others are done" },
  unknown_view: { status: 404, title: "Sorry, could not find this view" },
  view_table_gone: { status: 410, title: "A table of this view was deleted" },
  view_read_only: { status: 403, title: "The result of a query cannot be changed" },
  no_session: { status: 401, title: "Your session has ended. Reload the page to start a new one" },
  invalid_api_key: { status: 401, title: "This API key is not valid" },
  session_mismatch: { status: 403, title: "This session belongs to someone else" },
  foreign_origin: { status: 403, title: "Requests from other sites are not accepted" },
  invalid_request: { status: 422, title: "The request does not match the documented format" },
  body_too_large: { status: 413, title: "The request is too large" },
  headers_too_large: { status: 431, title: "The address or the headers of the request are too long" },
  broken_request: { status: 400, title: "This is not a valid HTTP request" },
  request_too_slow: { status: 408, title: "The request is too slow" },
  unknown_host: { status: 421, title: "The service does not answer to this host name" },
  unsupported_media: { status: 415, title: "Send the request as application/json" },
  method_not_allowed: { status: 405, title: "This path does not answer this method" },
  not_found: { status: 404, title: "There is nothing at this address" },
  too_many_streams: { status: 429, title: "Too many windows are open at once. Please close some of them" },
  rate_limited: { status: 429, title: "Too many requests. Please wait a moment" },
  too_many_lines: { status: 413, title: "Sorry, this is too much text. At most 100,000 lines can be cleaned at once" },
  overloaded: { status: 503, title: "The service is busy. Please try again in a few seconds" },
  too_many_jobs: { status: 429, title: "Too many of your files are being cleaned. Please wait until some are done" },
  too_many_tables: {
    status: 507,
    title: "You have reached the limit for tables. Please delete some that you do not need",
  },
  no_room_left: { status: 507, title: "Your storage is full. Please delete tables that you do not need" },
  disk_full: { status: 507, title: "The server has run out of disk space" },
  table_damaged: { status: 500, title: "The files of this table are damaged, so this cannot be shown" },
  not_damaged: { status: 409, title: "The files of this table are not damaged" },
  unavailable: { status: 503, title: "Site is currently under maintenance. Please try again later" },
  internal: { status: 500, title: "Sorry, something went wrong" },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Messages the browser shows without a reply of the server to quote. */
export const CLIENT_ERRORS = {
  pageFetchFailed: "Sorry, something went wrong",
  notAccepted: "The server did not accept this request. Please reload the page and try again",
  couldNotRead: "Sorry, could not read this file",
  couldNotFind: "Sorry, could not find this file",
  uploadFailed: "Oups... something went wrong: server could not be reached",
  oneFileOnly: "You can only drag one file at a time",
  textFilesOnly: "Sorry, only text files supported at the moment.",
  serviceUnavailable: "Service unavailable",
  maintenance: "Site is currently under maintenance. Please try again later",
} as const;

/** The wording of a refusal; the upload limit is the one in force. */
export function errorTitle(code: ErrorCode, uploadMb: number): string {
  const { title } = ERRORS[code];
  return code === "file_too_large" ? title.replace("10 MB", `${uploadMb} MB`) : title;
}
