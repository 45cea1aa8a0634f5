/** Reads the bytes of a file as a table. The content determines the format, never the name alone. */
import { csvReader } from "./formats/csv/reader.ts";
import { READERS } from "./formats/index.ts";
import {
  DEFAULT_LIMITS,
  type IngestChoices,
  type IngestedTable,
  type IngestOptions,
  type IngestOutcome,
  type Reader,
  type Refused,
  refused,
  type Selectable,
} from "./reader.ts";
import { tooManyBytes } from "./shape/limits.ts";
import { isKnownEncoding } from "./sniff/decode-bytes.ts";
import { findEncoding, SURE } from "./sniff/encoding.ts";
import { detectForeignType } from "./sniff/file-type.ts";
import { findWideUnicode } from "./sniff/find-unicode.ts";
import { detectForeignText } from "./sniff/foreign-text.ts";
import { type UnpackedFile, unpack } from "./unpack/unpack.ts";

const NOT_PACKED = "none";
const HEAD_BYTES = 64 * 1024;

export async function ingest(bytes: Uint8Array, options: Partial<IngestOptions> = {}): Promise<IngestOutcome> {
  const { fileName = "", limits = DEFAULT_LIMITS, choices = {} } = options;
  const complete = { fileName, limits, choices };
  const problem = checkInput(bytes, complete);
  if (problem !== undefined) return problem;
  const file = await unpack(bytes, complete);
  if (file.kind === "refused") return file;
  return addEnvelope(file, readFile(file.bytes, complete));
}

function checkInput(bytes: Uint8Array, { choices, limits }: IngestOptions): Refused | undefined {
  if (bytes.length === 0) return refused("empty", "The file is empty");
  if (bytes.length > limits.maxBytes) return tooManyBytes(limits.maxBytes);
  const { encoding } = choices;
  if (encoding === undefined || isKnownEncoding(encoding)) return undefined;
  return refused("malformed", `The encoding "${encoding}" is not known`);
}

function readFile(bytes: Uint8Array, options: IngestOptions): IngestOutcome {
  const head = bytes.subarray(0, HEAD_BYTES);
  const foreign = detectForeignType(head);
  if (foreign !== undefined) return refused("binary", `This is ${foreign}, not a table`);
  const reader = chooseReader(head, options.fileName);
  const foreignText = reader === csvReader ? detectForeignText(head) : undefined;
  if (foreignText !== undefined) return refused("no_table", `This is ${foreignText}, not a table`);
  const isDecoded = reader.readsBytes?.(bytes, options.choices) !== true;
  if (isDecoded && bytes.length > options.limits.maxDecodedBytes) {
    return tooManyBytes(options.limits.maxDecodedBytes, "; only CSV and JSON in UTF-8 may have more");
  }
  const outcome = reader.read(bytes, options);
  if (outcome.kind === "table") {
    return doubtEncoding(outcome, bytes, options);
  }
  if (!isText(head)) return outcome;
  return { ...outcome, found: { compression: NOT_PACKED, encoding: findEncoding(bytes).encoding } };
}

/** Binary formats have zeros that no Unicode encoding explains, so the search for an encoding is skipped. */
function isText(head: Uint8Array): boolean {
  return !head.includes(0) || findWideUnicode(head) !== undefined;
}

function chooseReader(head: Uint8Array, fileName: string): Reader {
  const scores = READERS.map((reader) => reader.sniff(head, fileName));
  const best = READERS[scores.indexOf(Math.max(...scores))];
  if (best === undefined) throw new Error("No format is registered");
  return best;
}

/** Only text can have a wrong encoding; Unicode proves itself. */
function doubtEncoding(outcome: IngestedTable, bytes: Uint8Array, { choices }: IngestOptions): IngestedTable {
  const { parameters, selectable, warnings } = outcome;
  const { encoding, sheet } = parameters;
  if (choices.encoding !== undefined || sheet !== "" || encoding.startsWith("utf-")) return outcome;
  const { confidence, second } = findEncoding(bytes);
  const known = {
    ...selectable,
    confidence: { ...selectable.confidence, encoding: Math.round(confidence * 1000) / 1000 },
  };
  if (confidence >= SURE) return { ...outcome, selectable: known };
  const other = second && {
    parameter: "encoding" as const,
    taken: encoding,
    other: second,
    choices: { ...outcome.choices, encoding: second },
  };
  const alternatives = [...(selectable.alternatives ?? []), ...(other ? [other] : [])];
  const message = `The encoding is not certain: the file was read as ${encoding}`;
  return { ...outcome, selectable: { ...known, alternatives }, warnings: [{ message, row: null }, ...warnings] };
}

function addEnvelope({ compressions, entry, entries, warnings }: UnpackedFile, outcome: IngestOutcome): IngestOutcome {
  const compression = compressions.length === 0 ? NOT_PACKED : compressions.join(", ");
  if (outcome.kind === "refused") {
    return outcome.found === undefined ? outcome : { ...outcome, found: { ...outcome.found, compression } };
  }
  const { parameters, choices, selectable } = outcome;
  return {
    ...outcome,
    parameters: { ...parameters, compression },
    choices: entry === undefined ? choices : { ...choices, entry },
    selectable: { ...selectable, entries, ...placeOthers(selectable, entry) },
    warnings: [...warnings, ...outcome.warnings],
  };
}

/** Other tables and readings of a file in an archive are found by its path too. */
function placeOthers(
  { tables, alternatives }: Selectable,
  entry: string | undefined,
): Pick<Selectable, "alternatives" | "tables"> {
  if (entry === undefined) return {};
  const placed = <Each extends { readonly choices: IngestChoices }>(one: Each): Each => ({
    ...one,
    choices: { ...one.choices, entry },
  });
  return {
    ...(alternatives !== undefined && { alternatives: alternatives.map(placed) }),
    ...(tables !== undefined && {
      tables: tables.map((table) => ({
        ...placed(table),
        ...(table.appends !== undefined && { appends: { ...table.appends, entry } }),
      })),
    }),
  };
}
