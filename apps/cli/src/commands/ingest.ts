/** `limpid ingest`: how a file is read, without cleaning it. */
import { type IngestChoices, type IngestOutcome, ingest as readTable } from "@limpid/ingest";
import type { Command, Io } from "../command.ts";
import { readInput } from "../files/read-input.ts";
import { describeReading, describeRefusal } from "../ingest/describe-reading.ts";
import { printReading } from "../ingest/print-reading.ts";
import { splitLines } from "../lines/split-lines.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid ingest FILE [--encoding NAME] [--delimiter TEXT] [--quote SIGN] [--skiprows N] [--header-rows N]
                     [--sheet NAME] [--area CELLS] [--append NAME]… [--merged filled|empty] [--record-path PATH]
                     [--entry PATH] [--json]
       limpid ingest --lines < PATHS

Reads a table and reports how: compression, type, encoding, dialect, header, clutter, and its first rows.

  FILE                the file to read; "-" reads stdin
  --encoding NAME     this and the options below override what is detected
  --delimiter TEXT    "\\t" for a tab
  --quote SIGN        "" when nothing is quoted
  --skiprows N        lines before the header
  --header-rows N     rows with column titles; 0 when there are none
  --sheet NAME        the sheet of a workbook
  --area CELLS        the cells of a sheet that hold the table, such as B3:F40
  --append NAME       a sheet or an area with the same columns, whose rows follow; it may be repeated
  --merged VALUE      "filled" or "empty": what cells below a merged one hold
  --record-path PATH  where the records of a JSON or XML document are, such as data.items
  --entry PATH        the file of an archive
  --json              one line of JSON instead of the page
  --lines             reads one path per line from stdin and writes one line of JSON each, until stdin ends

Exit code: 0, or 2 for bad input.
`;

export const ingest: Command = {
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args, {
      encoding: { type: "string" },
      delimiter: { type: "string" },
      quote: { type: "string" },
      skiprows: { type: "string" },
      "header-rows": { type: "string" },
      sheet: { type: "string" },
      area: { type: "string" },
      append: { type: "string", multiple: true },
      merged: { type: "string" },
      "record-path": { type: "string" },
      entry: { type: "string" },
      json: { type: "boolean", default: false },
      lines: { type: "boolean", default: false },
    });
    const choices = choicesOf(values);
    if (values.lines) {
      if (positionals.length > 0) throw new UserError("With --lines the paths come from stdin");
      for await (const paths of splitLines(io.stdin)) for (const path of paths) await writeLine(path, choices, io);
      return 0;
    }
    const [path, another] = positionals;
    if (path === undefined) throw new UserError('Which file? See "limpid ingest --help"');
    if (another !== undefined) throw new UserError(`"${another}" is one too many: one file at a time, or --lines`);
    const outcome = await readTable(await readInput(path, io), { fileName: path, choices });
    if (outcome.kind === "refused") throw new UserError(`Cannot read "${path}": ${outcome.reason}`);
    await io.writeOut(values.json ? `${JSON.stringify(describeReading(outcome))}\n` : printReading(outcome));
    return 0;
  },
};

/** A file that cannot be read is an answer too: the lines must stay in step with the paths. */
async function writeLine(path: string, choices: IngestChoices, io: Io): Promise<void> {
  await io.writeOut(`${JSON.stringify(await describe(path, choices, io))}\n`);
}

async function describe(path: string, choices: IngestChoices, io: Io): Promise<Record<string, unknown>> {
  try {
    const outcome: IngestOutcome = await readTable(await readInput(path, io), { fileName: path, choices });
    return outcome.kind === "refused" ? describeRefusal(outcome) : describeReading(outcome);
  } catch (error) {
    if (error instanceof UserError) return { error: error.message };
    throw error;
  }
}

interface ChoiceOptions {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  readonly quote?: string | undefined;
  readonly skiprows?: string | undefined;
  readonly "header-rows"?: string | undefined;
  readonly sheet?: string | undefined;
  readonly area?: string | undefined;
  readonly append?: string[] | undefined;
  readonly merged?: string | undefined;
  readonly "record-path"?: string | undefined;
  readonly entry?: string | undefined;
}

function choicesOf(values: ChoiceOptions): IngestChoices {
  const { encoding, quote, sheet, area, append, merged, entry } = values;
  if (merged !== undefined && merged !== "filled" && merged !== "empty")
    throw new UserError(`--merged takes "filled" or "empty", not "${merged}"`);
  const delimiter = values.delimiter?.replaceAll("\\t", "\t");
  const recordPath = values["record-path"];
  const skiprows = countOf("skiprows", values.skiprows);
  const headerRows = countOf("header-rows", values["header-rows"]);
  const all = { encoding, delimiter, quote, skiprows, headerRows, sheet, area, append, merged, recordPath, entry };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new UserError(`--${option} takes a number of rows, not "${text}"`);
  return Number(text);
}
