/** `limpid study`: what is known of a table goes into a file, by which its rows are cleaned wherever they lie. */
import type { IngestChoices } from "@limpid/ingest";
import { STANDARD_SETTINGS } from "@limpid/table";
import { readCleaningSettings, readCount } from "../clean/clean-options.ts";
import { readDecisions } from "../clean/read-decisions.ts";
import type { Command, Io } from "../command.ts";
import { CSV_OF_PARQUET, isParquet, parquetAsCsv } from "../files/parquet-as-csv.ts";
import { readInput } from "../files/read-input.ts";
import { readArguments } from "../read-arguments.ts";
import { studyInput } from "../study/study-input.ts";
import { writeStudy } from "../study/write-study.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid study IN -o STUDY [--sample N] [--decide DECISION] [--forms keep] [--repairs propose|apply]
                    [--country CH] [--quiet]

Analyses a table as a whole and writes the findings to a file. "limpid clean --study STUDY" uses it to clean rows of the table
in any parts and order, as "limpid clean" would in the whole table, so other programs can distribute the work.

  IN                  the table, in any format that "limpid clean" reads, or a Parquet file, whose values other than text are
                      read as DuckDB writes them; "-" reads stdin, except for Parquet
  -o, --output STUDY  the file; it contains texts of the table, and only the build of Limpid that wrote it can read it
  --sample N          study N evenly spread rows. Other rows are cleaned with what is known of their columns;
                      rows are compared with each other only among those N
  --decide, --forms, --repairs, --country
                      as in "limpid clean"
  -q, --quiet         no summary on stderr

Exit code: 0, or 2 for bad input (nothing is written then).
`;

export const study: Command = {
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args, {
      output: { type: "string", short: "o" },
      sample: { type: "string", default: "0" },
      decide: { type: "string", multiple: true, default: [] },
      forms: { type: "string", default: "standard" },
      repairs: { type: "string", default: "standard" },
      country: { type: "string" },
      quiet: { type: "boolean", short: "q", default: false },
    });
    const [input, ...more] = positionals;
    if (input === undefined) throw new UserError('Name the file to study, or "-" for stdin');
    if (more.length > 0) throw new UserError(`One file at a time; "${more[0]}" is one too many`);
    if (values.output === undefined || values.output === "-") throw new UserError("Name the file of the study with -o");
    const options = {
      input,
      sample: readCount("--sample", values.sample),
      decisions: readDecisions(values.decide),
      settings: { ...STANDARD_SETTINGS, ...readCleaningSettings(values) },
      now: io.now,
    };
    const started = io.now();
    const { bytes, choices } = await readTable(input, io);
    const { study: made, leftOut, of } = await studyInput(bytes, { ...options, choices });
    await writeStudy(made, { path: values.output, of }, io);
    if (leftOut > 0)
      io.tell(`limpid: ${leftOut} findings apply to only one of several equal rows, and are not in the study`);
    if (!values.quiet) io.tell(summarise(made, of, Math.round(io.now() - started)));
    return 0;
  },
};

async function readTable(input: string, io: Io): Promise<{ bytes: Uint8Array; choices: IngestChoices }> {
  if (!(await isParquet(input))) return { bytes: await readInput(input, io), choices: {} };
  const chunks: Uint8Array[] = [];
  for await (const chunk of parquetAsCsv(input)) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), choices: CSV_OF_PARQUET };
}

function summarise(
  { rowCount, columns, remarks }: Awaited<ReturnType<typeof studyInput>>["study"],
  of: number,
  ms: number,
) {
  const scope = rowCount < of ? `${rowCount} of ${of} rows` : `${of} rows`;
  return `${scope} × ${columns.length} columns studied: ${remarks.size} rows with findings from other rows (${ms} ms)`;
}
