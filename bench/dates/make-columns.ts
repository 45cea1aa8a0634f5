/** Columns of dates whose days are known: one format each, and one of many languages. */
import { seededRandom } from "../support/random.ts";

const DAY_MS = 86_400_000;
const LOCALES =
  "en-US en-GB de-CH fr-FR es-ES it-IT pt-PT ru-RU pl-PL fi-FI el-GR tr-TR ja-JP zh-CN ko-KR ar-EG hi-IN th-TH".split(
    " ",
  );
const STYLES = ["full", "long", "medium", "short"] as const;

export interface Column {
  readonly name: string;
  readonly lines: readonly string[];
  /** The day each line means, as YYYY-MM-DD. */
  readonly days: readonly string[];
}

function makeColumn(name: string, count: number, write: (time: number, index: number) => string): Column {
  const random = seededRandom(42);
  const times = Array.from({ length: count }, () => Math.floor(random() * 12_000 + 7305) * DAY_MS);
  return { name, lines: times.map(write), days: times.map((time) => new Date(time).toISOString().slice(0, 10)) };
}

export function makeColumns(count: number): readonly Column[] {
  const formats = LOCALES.flatMap((locale) =>
    STYLES.map((dateStyle) => new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { dateStyle, timeZone: "UTC" })),
  );
  const iso = (time: number): string => new Date(time).toISOString();
  return [
    makeColumn("one format, 2024-03-05", count, (time) => iso(time).slice(0, 10)),
    makeColumn("one format, 03/05/2024", count, (time) =>
      iso(time).replace(/^(\d+)-(\d+)-(\d+).*/, (_, year, month, day) => `${month}/${day}/${year}`),
    ),
    makeColumn(
      "mixed, 18 locales × 4 styles",
      count,
      (time, index) => formats[index % formats.length]?.format(time) ?? "",
    ),
  ];
}
