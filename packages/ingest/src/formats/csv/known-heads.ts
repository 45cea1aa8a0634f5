/** Reads the heads of exports that say themselves where the names of their columns are. */
import { tokenizeRows } from "./tokenizer.ts";

export interface KnownHead {
  /** Names of the columns; the rows begin directly below the head. Absent if the names are the next row. */
  readonly names?: readonly string[] | undefined;
  readonly delimiter?: string | undefined;
  /** Number of lines of the head. */
  readonly lines: number;
}

const LOOK_AT_BYTES = 64 * 1024;
/** W3C extended log format, as web servers write it. */
const W3C = /^#(?:Software|Version|Date|Fields|Start-Date|Remark):/;
const W3C_FIELDS = /^#Fields:\s*(.+)$/;
/** https://docs.zeek.org/en/master/log-formats.html */
const ZEEK = /^#separator\s+(\\x[\da-f]{2}|\S)/i;
/** Table-oriented ASCII of Campbell loggers: the first line describes the station. */
const TOA = /^"?TOA(?:5|CI1)"?,/;
/** https://developer.datev.de: the first line of an export for accountants describes the batch. */
const DATEV = /^"?(?:EXTF|DTVF)"?;\d{3};/;
/** Time series of the British statistics office (ONS): names and facts above rows of a period and a value each. */
const ONS_SECOND = /^"?CDID"?,/;
const ONS_FACT = /^"?(?:Title|CDID|Source dataset ID|PreUnit|Unit|Release date|Next release|Important notes)"?,/i;
/** https://waikato.github.io/weka-wiki/formats_and_processing/arff_stable/ */
const ARFF = /^\s*@relation\s/i;
const ARFF_ATTRIBUTE = /^\s*@attribute\s+(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\S+))/i;
const ARFF_DATA = /^\s*@data\s*$/i;

export function findKnownHead(bytes: Uint8Array): KnownHead | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, LOOK_AT_BYTES));
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.find((line) => line.trim() !== "" && !line.startsWith("%")) ?? "";
  if (W3C.test(first)) return readW3c(lines);
  if (ZEEK.test(first)) return readZeek(lines, ZEEK.exec(first)?.[1] ?? "");
  if (ARFF.test(first)) return readArff(lines);
  if (ONS_SECOND.test(lines[1] ?? "")) return readOns(lines);
  if (DATEV.test(first)) return { delimiter: ";", lines: 1 };
  return TOA.test(first) ? { lines: 1 } : undefined;
}

function readW3c(lines: readonly string[]): KnownHead | undefined {
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const fields = lines.slice(0, end < 0 ? lines.length : end).findLast((line) => W3C_FIELDS.test(line));
  const names = W3C_FIELDS.exec(fields ?? "")?.[1]?.trim();
  if (names === undefined || end < 0) return undefined;
  const delimiter = names.includes("\t") || lines[end]?.includes("\t") === true ? "\t" : " ";
  return { names: names.split(/\s+/), delimiter, lines: end };
}

function readZeek(lines: readonly string[], separator: string): KnownHead | undefined {
  const code = /^\\x([\da-f]{2})$/i.exec(separator)?.[1];
  const delimiter = code === undefined ? separator : String.fromCharCode(Number.parseInt(code, 16));
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const fields = lines.slice(0, Math.max(end, 0)).find((line) => line.startsWith(`#fields${delimiter}`));
  return fields === undefined ? undefined : { names: fields.split(delimiter).slice(1), delimiter, lines: end };
}

function readOns(lines: readonly string[]): KnownHead | undefined {
  const end = lines.findIndex((line) => !ONS_FACT.test(line));
  const [names] = tokenizeRows(lines[0] ?? "", { delimiter: ",", quote: '"', escape: '"' }, 1);
  return end < 2 ? undefined : { names, delimiter: ",", lines: end };
}

function readArff(lines: readonly string[]): KnownHead | undefined {
  const data = lines.findIndex((line) => ARFF_DATA.test(line));
  if (data < 0) return undefined;
  const names = lines.slice(0, data).flatMap((line) => {
    const match = ARFF_ATTRIBUTE.exec(line);
    return match === null ? [] : [match[1] ?? match[2] ?? match[3] ?? ""];
  });
  return names.length === 0 ? undefined : { names, delimiter: ",", lines: data + 1 };
}
