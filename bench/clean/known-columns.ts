/** Columns whose cleaned form is known, and how DuckDB would, given their form, clean them. */

export interface KnownColumn {
  readonly name: string;
  /** The class that the column is cleaned as. */
  readonly classId: string;
  readonly header: string;
  /** The raw text of a value by its number, and what it must become. */
  readonly value: (number: number) => { readonly raw: string; readonly clean: string };
  /** An expression over the text `v`. */
  readonly sql: string;
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1000, 0, 1);
const CENTS = 100;

export const KNOWN_COLUMNS: readonly KnownColumn[] = [
  {
    name: "integer, grouped",
    classId: "integer",
    header: "visitors",
    value: (number) => ({ raw: grouped(1000 + number, "'"), clean: String(1000 + number) }),
    sql: "cast(cast(replace(v, '''', '') as bigint) as varchar)",
  },
  {
    name: "number, decimal comma",
    classId: "number",
    header: "level",
    value: (number) => {
      const [whole, cents] = [Math.floor(number / CENTS), (number % CENTS) + CENTS];
      return { raw: `${whole},${String(cents)}`, clean: `${whole}.${String(cents)}` };
    },
    sql: "replace(v, ',', '.')",
  },
  {
    name: "e-mail",
    classId: "email",
    header: "e-mail",
    value: (number) => asWritten(`Ann.Lee${number}@Example.ORG`),
    sql: "v",
  },
  {
    name: "code",
    classId: "code",
    header: "code",
    value: (number) => asWritten(`AB-${padded(number, 7)}`),
    sql: "v",
  },
  {
    name: "date, day first",
    classId: "date",
    header: "ordered",
    value: (number) => {
      const [year = "", month = "", day = ""] = isoDay(number).split("-");
      return { raw: `${day}.${month}.${year}`, clean: isoDay(number) };
    },
    sql: "strftime(strptime(v, '%d.%m.%Y'), '%Y-%m-%d')",
  },
  {
    name: "date and time, in words",
    classId: "datetime",
    header: "seen",
    value: (number) => {
      const date = new Date(Date.UTC(1970, 0, 1) + number * 61_000);
      const month = date.toLocaleString("en", { month: "long", timeZone: "UTC" });
      const iso = date.toISOString();
      return {
        raw: `${date.getUTCDate()} ${month} ${date.getUTCFullYear()} ${iso.slice(11, 19)}`,
        clean: iso.slice(0, 19).replace("T", " "),
      };
    },
    sql: "strftime(strptime(v, '%-d %B %Y %H:%M:%S'), '%Y-%m-%d %H:%M:%S')",
  },
];

/** Its form is no matter of taste: right values stay. */
function asWritten(text: string) {
  return { raw: text, clean: text };
}

function grouped(number: number, separator: string): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, separator);
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, "0");
}

function isoDay(number: number): string {
  return new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
}
