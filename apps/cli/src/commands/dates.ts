/** `limpid dates`: lines of date text in, readings out. */
import { type DateReading, formatReading, gatherDateEvidence, type ReadOptions, readDates } from "@limpid/dates";
import type { Command, Io } from "../command.ts";
import { splitLines } from "../lines/split-lines.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid dates [--locale de_CH] [--column] [--json] < LINES

Reads dates and times, one a line.

  --locale LOCALE  ranks the readings of ambiguous lines, such as 03/04/2024; the default is de_CH
  --column         the lines are one column: what one line proves counts for all
  --json           a line of JSON each: {"readings": [best first], "scores": [], "stated": []}; no readings: not a date.
                   What a reading does not state is filled in; "stated" names what it does.
                   Without it, the best reading each, or the line itself where there is none.
`;
const COMPONENTS = ["year", "month", "day", "hour", "minute", "second", "millisecond", "offsetMinutes"] as const;

type Write = (line: string, readings: readonly DateReading[]) => string;

export const dates: Command = {
  name: "dates",
  summary: "read lines of dates and times from stdin",
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args, {
      locale: { type: "string", default: "de_CH" },
      column: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    });
    if (positionals.length > 0) throw new UserError(`"${positionals[0]}" is one too many: the lines come from stdin`);
    const write = values.json ? writeJson : writeBest;
    await (values.column ? readColumn : readEach)(io, { locale: values.locale }, write);
    return 0;
  },
};

async function readEach(io: Io, options: ReadOptions, write: Write): Promise<void> {
  for await (const lines of splitLines(io.stdin)) await writeLines(io, lines, options, write);
}

async function readColumn(io: Io, options: ReadOptions, write: Write): Promise<void> {
  const lines: string[] = [];
  for await (const group of splitLines(io.stdin)) for (const line of group) lines.push(line);
  const { order, serials } = gatherDateEvidence(lines.map((text) => ({ text, count: 1 })));
  await writeLines(io, lines, { ...options, serials, ...(order === null ? {} : { order }) }, write);
}

async function writeLines(io: Io, lines: readonly string[], options: ReadOptions, write: Write): Promise<void> {
  await io.writeOut(lines.map((line) => `${write(line, readDates(line, options))}\n`).join(""));
}

function writeBest(line: string, [best]: readonly DateReading[]): string {
  return best === undefined ? line : formatReading(best, "iso-datetime");
}

function writeJson(_: string, readings: readonly DateReading[]): string {
  return JSON.stringify({
    readings: readings.map((reading) => formatReading(reading, "iso-local")),
    scores: readings.map(({ score }) => Number(score.toFixed(4))),
    stated: readings.map((reading) => COMPONENTS.filter((component) => reading[component] !== null)),
  });
}
