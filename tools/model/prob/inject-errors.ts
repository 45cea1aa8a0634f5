/** Errors put into a table, of the kinds that people and programs make. */
import type { Random } from "../../../packages/models/src/learner/random.ts";
import type { RealTable } from "./real-tables.ts";

type Spoil = (text: string, random: Random, others: readonly string[]) => string;

const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const TOKENS = ["", "", "N/A", "-", "null", "?", "unknown", "NaN", "none", "n.a.", "TBD", "k.A."];
const SENTINELS = ["999", "-1", "9999", "-999", "0"];

/** What may be written where there is nothing to write. */
export const NOTHING: ReadonlySet<string> = new Set([...TOKENS, ...SENTINELS]);

const KINDS: Readonly<Record<string, Spoil>> = {
  typo: (text, random) => (/\p{L}{3}/u.test(text) ? mistype(text, random) : text),
  missing: (_, random) => random.pick(TOKENS),
  /** The value is another row's: right by itself, wrong here. */
  dependency: (_, random, others) => random.pick(others),
  case: (text, random) => (random.next() < 0.5 ? text.toUpperCase() : text.toLowerCase()),
  spaces: (text, random) => random.pick([` ${text}`, `${text} `, text.replace(" ", "  ")]),
  outlier: (text, random) => (isNumber(text) ? String(Number(text) * random.pick([-1, 10, 100, 1000])) : text),
  unit: (text, random) =>
    isNumber(text) ? random.pick([`${text} kg`, `$${text}`, `${text}%`, String(Number(text) / 1000)]) : text,
  sentinel: (text, random) => (isNumber(text) ? random.pick(SENTINELS) : text),
  format: (text, random) =>
    isNumber(text) ? random.pick([text.replace(".", ","), `${text}.0`, text.replace(/\d$/, "O")]) : reorderDate(text),
  affix: (text, random) => random.pick([`"${text}"`, `${text}*`, `${text} (new)`, `#${text}`, `${text}.`]),
  mojibake: (text) => Buffer.from(text, "utf8").toString("latin1"),
  spill: (text, random, others) => `${text} ${random.pick(others)}`,
};

const RATES = [0, 0.005, 0.02, 0.05, 0.1, 0.2];
const MAX_KINDS = 4;

export function injectErrors(table: RealTable, random: Random): RealTable {
  const rate = random.pick(RATES);
  const kinds = Array.from({ length: 1 + random.below(MAX_KINDS) }, () => random.pick(Object.values(KINDS)));
  const columns = table.titles.map((_, column) => table.rows.map((row) => row[column] ?? ""));
  // Errors crowd in some columns, and the key stays what it is.
  const rates = columns.map((_, column) =>
    (column === 0 && table.hasRows) || random.next() < 0.3 ? 0 : rate * 2 * random.next(),
  );
  const rows = table.rows.map((row) =>
    row.map((text, column) =>
      text !== "" && random.next() < (rates[column] ?? 0)
        ? random.pick(kinds)(text, random, columns[column] ?? [""])
        : text,
    ),
  );
  return { ...table, rows };
}

/** The share of tables from several sources in which some copy from one another, errors and all. */
const COPYING = 0.5;

/** Sources that are wrong in their own shares of the cells. */
export function injectBySource(table: RealTable, random: Random): RealTable {
  const names = [...new Set(table.rows.map(([source = ""]) => source))];
  const shares = new Map(names.map((name) => [name, random.next() ** 3 * 0.6]));
  const copied = random.next() < COPYING ? random.pick(names) : undefined;
  const copying = new Set(copied === undefined ? [] : names.filter(() => random.next() < 0.4));
  const columns = table.titles.map((_, column) => table.rows.map((row) => row[column] ?? ""));
  const kinds = [KINDS.dependency, KINDS.typo, KINDS.missing, KINDS.format].flatMap((kind) => kind ?? []);
  const copies = new Map<string, string>();
  const rows = table.rows.map(([source = "", thing = "", ...row]) => {
    const told = row.map((text, column) => {
      const place = `${thing} ${column}`;
      const isWrong = (name: string) => random.next() < (shares.get(name) ?? 0);
      const err = () => random.pick(kinds)(text, random, columns[column + 2] ?? [""]);
      if (!copying.has(source) || copied === undefined) return isWrong(source) ? err() : text;
      const copy = copies.get(place) ?? (isWrong(copied) ? err() : text);
      copies.set(place, copy);
      return copy;
    });
    return [source, thing, ...told];
  });
  return { ...table, rows };
}

function mistype(text: string, random: Random): string {
  const at = random.below(text.length);
  const [before, char, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const row = KEYBOARD.find((keys) => keys.includes(char.toLowerCase())) ?? "x";
  return random.pick([
    before + after,
    before + char + char + after,
    before + after.charAt(0) + char + after.slice(1),
    before + random.pick([...row]) + after,
  ]);
}

function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

function reorderDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return year === undefined ? text : `${day}.${month}.${year}`;
}
