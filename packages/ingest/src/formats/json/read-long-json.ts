/**
 * Reads the records of a JSON document that is too long for one string, record by record. Of several lists it takes the
 * one with the most records, wherever it stands.
 */
import { type IngestOptions, type IngestOutcome, NOTHING_ELSE, type Refused, refused } from "../../reader.ts";
import { balanceOfDocument, warnOfRest } from "../../shape/balance.ts";
import { inDigits } from "../../shape/limits.ts";
import { warnOfOutside } from "../../shape/warn-of-clutter.ts";
import { documentParameters } from "../document-parameters.ts";
import { RecordColumns } from "../record-columns.ts";
import { asRecord } from "./as-record.ts";
import { ByteScanner, type FoundList } from "./byte-scanner.ts";
import { flattenRecord } from "./flatten-record.ts";
import { MalformedJson } from "./json-cursor.ts";
import { MAX_PATHS } from "./json-rows.ts";
import { JsonReader } from "./parse-json.ts";

const LF = 10;

export function readLongJson(bytes: Uint8Array, { limits, choices }: IngestOptions): IngestOutcome {
  try {
    const scanner = new ByteScanner(bytes);
    const found = scanner.findLists();
    const lists = found.filter(({ objects }) => objects > 0);
    const list = chooseList(lists, choices.recordPath);
    if (list === undefined) return refuseLists(bytes, choices.recordPath);
    const columns = new RecordColumns(limits);
    const problem = readRecords(bytes, scanner, list, { columns, maxBytes: limits.maxDecodedBytes });
    if (problem !== undefined) return problem;
    const inside = list.end - list.start;
    const table = columns.build();
    const balance = balanceOfDocument(table.rowCount, bytes.length, inside);
    const others = found.filter((each) => each.size > 0 && isApart(each, list)).map((each) => each.path);
    const { path } = list;
    return {
      kind: "table",
      table,
      parameters: documentParameters("json", "utf-8"),
      choices: { encoding: "utf-8", ...(path !== "" && { recordPath: path }) },
      selectable: { ...NOTHING_ELSE, recordPaths: lists.slice(0, MAX_PATHS).map((each) => each.path), balance },
      clutter: [],
      warnings: [...warnOfRest(balance), ...warnOfOutside([...others, ...scanner.others])],
    };
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    return refuseBroken(bytes, error.place, error.message);
  }
}

/** Whether neither list is in the other one. */
function isApart(one: FoundList, other: FoundList): boolean {
  return one.end <= other.start || one.start >= other.end;
}

function chooseList(lists: readonly FoundList[], recordPath: string | undefined): FoundList | undefined {
  if (recordPath !== undefined) return lists.find(({ path }) => path === recordPath);
  return lists.toSorted((one, other) => other.objects - one.objects)[0];
}

function refuseLists({ length }: Uint8Array, recordPath: string | undefined): Refused {
  if (recordPath !== undefined)
    return refused("no_table", `There is no list of records at ${recordPath} in this JSON document`);
  return refused(
    "no_table",
    `This JSON file of ${inDigits(length)} bytes holds no list of records; of a file so large nothing else can be read`,
  );
}

function readRecords(
  bytes: Uint8Array,
  scanner: ByteScanner,
  list: FoundList,
  { columns, maxBytes }: { readonly columns: RecordColumns; readonly maxBytes: number },
): Refused | undefined {
  const decoder = new TextDecoder();
  let problem: Refused | undefined;
  const take = (start: number, end: number): boolean => {
    if (end - start > maxBytes) {
      problem = refused("too_large", `A record has more than ${inDigits(maxBytes)} bytes`);
      return false;
    }
    const text = decoder.decode(bytes.subarray(start, end));
    try {
      const item = new JsonReader(text).readDocument();
      flattenRecord(asRecord(item), (field, text) => columns.add(field, text));
    } catch (error) {
      if (!(error instanceof MalformedJson)) throw error;
      throw new MalformedJson(start + Buffer.byteLength(text.slice(0, error.place)), error.message);
    }
    problem = columns.endRecord();
    return problem === undefined;
  };
  scanner.readRecords(list, take);
  return (
    problem ??
    (columns.fields.length === 0 ? refused("no_table", "The records of this JSON file have no fields") : undefined)
  );
}

function refuseBroken(bytes: Uint8Array, place: number, reason: string): Refused {
  let line = 1;
  let start = 0;
  for (let at = bytes.indexOf(LF); at >= 0 && at < place; at = bytes.indexOf(LF, at + 1)) {
    line++;
    start = at + 1;
  }
  const where = `in line ${inDigits(line)}, byte ${inDigits(place - start + 1)} of it`;
  return refused("malformed", `This JSON is broken ${where}: ${reason}`);
}
