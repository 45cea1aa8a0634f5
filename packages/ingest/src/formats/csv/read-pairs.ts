/** Builds a table from lines of pairs, each key a column. */
import { isFilled } from "@limpid/text";
import { type ClutterLine, type IngestOptions, type IngestOutcome, NOTHING_ELSE } from "../../reader.ts";
import { inDigits } from "../../shape/limits.ts";
import { WarningList } from "../../shape/warning-list.ts";
import { warnOfDecoding } from "../../sniff/warn-of-decoding.ts";
import { RecordColumns } from "../record-columns.ts";
import { type PairFormat, readPairs } from "./key-value-lines.ts";
import type { SourceText } from "./source-text.ts";

const LINE_END = /\r\n|\r|\n/;

export function readPairLines(source: SourceText, format: PairFormat, { limits }: IngestOptions): IngestOutcome {
  const columns = new RecordColumns(limits);
  const warnings = new WarningList();
  const clutter: ClutterLine[] = [];
  const text = new TextDecoder().decode(source.bytes);
  for (const [index, line] of text.split(LINE_END).entries()) {
    if (!isFilled(line)) continue;
    const pairs = readPairs(line, format);
    if (pairs === undefined) {
      clutter.push({ line: index + 1, text: line });
      warnings.add(
        "lines that are no pairs were skipped",
        null,
        () => `Line ${inDigits(index + 1)} is no list of pairs and was skipped`,
      );
      continue;
    }
    for (const [key, value] of pairs) columns.add(key, value);
    const problem = columns.endRecord();
    if (problem !== undefined) return problem;
  }
  return {
    kind: "table",
    table: columns.build(),
    parameters: {
      compression: "none",
      fileType: "csv",
      encoding: source.encoding,
      delimiter: format.delimiter,
      lineTerminator: LINE_END_NAMES.get(LINE_END.exec(text)?.[0] ?? "\n") ?? "\\n",
      header: true,
      quoting: "none",
      index: false,
      skiprows: 0,
      sheet: "",
    },
    choices: { encoding: source.encoding },
    selectable: NOTHING_ELSE,
    clutter,
    warnings: [...warnOfDecoding(source), ...warnings.list()],
  };
}

const LINE_END_NAMES: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r\n", "\\r\\n"],
  ["\r", "\\r"],
]);
