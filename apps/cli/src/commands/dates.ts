/** `limpid dates`: lines of date text in, readings out. */
import { DATETIME_FORMATS, type LineReasoning, type ReasonOptions, reasonLine, reasonLines } from "@limpid/dates";
import type { Command, Io } from "../command.ts";
import { type ReadingWriter, readingWriter } from "../dates/reading-writer.ts";
import { splitLines } from "../lines/split-lines.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const FORMATS = DATETIME_FORMATS.map((format) => `"${format}"`).join(", ");
const HELP = `Usage: limpid dates [--locale de_CH] [--format FORMAT] [--column] [--json] < LINES

Reads dates and times, one per line, in any language.

  --locale LOCALE  ranks the readings of ambiguous lines, such as 03/04/2024, and names months in long and full;
                   the default is de_CH
  --format FORMAT  ${FORMATS}; without it 2024-03-05 14:30:00
  --column         the lines are one column: what one line proves applies to all
  --json           one line of JSON each: {"readings": [best first], "likely": 1, "scores": [], "stated": [],
                   "evidence": null}; no readings: not a date. "likely" is how many of them, from the first, a reader
                   would consider. What a reading does not state is filled in; "stated" names what it does.
                   With --format also "datetimes". Without --json, the best reading each, or the line itself where
                   there is none.
`;

export const dates: Command = {
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args, {
      locale: { type: "string", default: "de_CH" },
      format: { type: "string" },
      column: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    });
    if (positionals.length > 0) throw new UserError(`"${positionals[0]}" is one too many: the lines come from stdin`);
    const write = readingWriter({ locale: values.locale, format: findFormat(values.format), isJson: values.json });
    await (values.column ? readColumn : readEach)(io, { locale: values.locale, now: io.now }, write);
    return 0;
  },
};

function findFormat(name: string | undefined) {
  const format = DATETIME_FORMATS.find((known) => known === name);
  if (name !== undefined && format === undefined) throw new UserError(`There is no format "${name}"; take ${FORMATS}`);
  return format;
}

async function readEach(io: Io, options: ReasonOptions, write: ReadingWriter): Promise<void> {
  for await (const lines of splitLines(io.stdin))
    await writeAll(
      io,
      lines.map((line) => reasonLine(line, options)),
      write,
    );
}

async function readColumn(io: Io, options: ReasonOptions, write: ReadingWriter): Promise<void> {
  const lines: string[] = [];
  for await (const group of splitLines(io.stdin)) for (const line of group) lines.push(line);
  await writeAll(io, reasonLines(lines, options), write);
}

async function writeAll(io: Io, reasonings: readonly LineReasoning[], write: ReadingWriter): Promise<void> {
  await io.writeOut(reasonings.map((reasoning) => `${write(reasoning)}\n`).join(""));
}
