/** A cleaned table as the server tells of it, changed where the test says. */
import type { TableReply } from "@limpid/contract";

export function makeTableReply(change: Partial<TableReply> = {}): TableReply {
  return {
    job_uuid: "job",
    status: "done",
    error: null,
    damage: "none",
    name: "Orders",
    description: null,
    tags: [],
    basics: { created_at: "", updated_at: null, dl_version: 1, username: null, num_rows: 52, num_columns: 5 },
    page_size: 20,
    num_pages: 3,
    cleaned_rows: 52,
    clean_all: { state: "none", after_event_id: "" },
    clean_row_limit: 100,
    settings: { forms: "keep", repairs: "propose" },
    clean_data_available: true,
    allow_edits: false,
    allow_proposals: false,
    auto_accept: false,
    listed: false,
    listed_by: null,
    confirm_public: false,
    personal_columns: [],
    parameters: { encoding: "utf-8" },
    warnings: [],
    clutter: [],
    left_out: [],
    asked_choices: {},
    choices: { encoding: "utf-8", header_rows: 1 },
    selectable: { entries: [], sheets: [], record_paths: [] },
    previous_uuid: null,
    next_uuid: null,
    ...change,
  };
}
