/** `limpid study`: what is known of a table goes into a file, by which its rows are cleaned wherever they lie. */
import type { IngestChoices } from "@limpid/ingest";
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

Looks at a table as a whole, and writes what is known of it to a file. "limpid clean --study STUDY" cleans rows of the table
by it, in whatever parts and order, each as "limpid clean" of the whole table would: so other programs may share them out.

  IN                  the table, of any format that "limpid clean" reads, or a Parquet file, whose values that are no text are
                      taken as DuckDB writes them; "-" reads stdin, but for Parquet
  -o, --output STUDY  the file; it holds texts of the table, and is read by the build of Limpid that wrote it
  --sample N          study N rows, evenly spread. Rows that were not studied are cleaned by what is known of their columns;
                      what rows say of each other is known of those N alone
  --decide, --forms, --repairs, --country
                      as "limpid clean" takes them
  -q, --quiet         no summary on stderr

Exit code: 0, or 2 for bad input (nothing is written then).
`;

export const study: Command = {
  name: "study",
  summary: "look at a table as a whole, so that its rows can be cleaned in parts",
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
      settings: readCleaningSettings(values),
      now: io.now,
    };
    const started = io.now();
    const { bytes, choices } = await readTable(input, io);
    const { study: made, leftOut, of } = await studyInput(bytes, { ...options, choices });
    await writeStudy(made, { path: values.output, of }, io);
    if (leftOut > 0)
      io.tell(`limpid: ${leftOut} findings hold for one of several equal rows only, and are left out of the study`);
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
  return `${scope} × ${columns.length} columns studied: other rows speak of cells in ${remarks.size} of them (${ms} ms)`;
}
