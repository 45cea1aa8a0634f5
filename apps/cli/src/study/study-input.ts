/** Reads and studies a table, without cleaning more of it than the study itself does. */
import { type IngestChoices, ingest } from "@limpid/ingest";
import { cleanTable, type IngestedEvent, type PortableStudy, portableStudy } from "@limpid/pipeline";
import { type CleaningSettings, type Table, type TitledChoice, takeRows } from "@limpid/table";
import { requireDecisions } from "../clean/read-decisions.ts";
import { UserError } from "../user-error.ts";

interface InputOptions {
  readonly input: string;
  /** Rows to study; 0 for all. */
  readonly sample: number;
  readonly decisions: readonly TitledChoice[];
  readonly settings: CleaningSettings;
  readonly now: () => number;
  /** How the bytes are read, where that is known. */
  readonly choices: IngestChoices;
}

interface StudiedInput {
  readonly study: PortableStudy;
  /** Findings that hold for one of several equal rows only. */
  readonly leftOut: number;
  /** Rows of the table, of which the study has seen all or a sample. */
  readonly of: number;
}

export async function studyInput(bytes: Uint8Array, options: InputOptions): Promise<StudiedInput> {
  const { input, sample, decisions: columnChoices, settings, now, choices } = options;
  const fileName = input === "-" ? "" : input;
  const outcome = await ingest(bytes, { fileName, choices });
  if (outcome.kind === "refused")
    throw new UserError(`Cannot read ${input === "-" ? "stdin" : `"${input}"`}: ${outcome.reason}`);
  const table = sampleOf(outcome.table, sample);
  const ingested: IngestedEvent = { ...outcome, kind: "ingested", table };
  const pace = { rowLimit: 0, pageSize: 1 };
  for await (const event of cleanTable(ingested, { fileName, ...pace, columnChoices, settings, now })) {
    if (event.kind !== "compared") continue;
    const { compared } = event.known;
    requireDecisions(columnChoices, compared.columns);
    return { ...portableStudy(table, compared), of: outcome.table.rowCount };
  }
  throw new Error(`The pipeline ended before it had studied "${input}"`);
}

/** Evenly spread. */
function sampleOf(table: Table, rows: number): Table {
  if (rows === 0 || rows >= table.rowCount) return table;
  const step = table.rowCount / rows;
  return takeRows(
    table,
    Uint32Array.from({ length: rows }, (_, index) => Math.floor(index * step)),
  );
}
