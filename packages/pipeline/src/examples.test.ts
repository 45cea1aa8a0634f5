/**
 * Every kind of fault in the example tables of the start page is mended, flagged or asked about in its column, and no
 * right cell is flagged. What is still silent is counted: the number may only fall.
 */
import { readFileSync } from "node:fs";
import { type CleanColumn, type CleanTable, isOpen } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanFile } from "./clean-file.ts";

/** What is done with a cell; of one that is kept, the question of its column that is about it, or that there is none. */
type Answer =
  | "mended"
  | "flagged"
  | "asked: name_order"
  | "asked: form"
  | "asked: spelling:ja"
  | "asked: unit"
  | "silent";

interface Fault {
  readonly what: string;
  readonly column: string;
  readonly is: RegExp;
  /** How many cells have it, and what becomes of them. */
  readonly cells: number;
  readonly answer: Answer;
}

const fault = (what: string, column: string, is: RegExp, cells: number, answer: Answer): Fault => ({
  what,
  column,
  is,
  cells,
  answer,
});

const EXAMPLES: Readonly<Record<string, readonly Fault[]>> = {
  "contacts.csv": [
    fault("@@", "E-mail", /@@/, 10, "flagged"),
    fault("at for @", "E-mail", / at /, 5, "flagged"),
    fault("blanks before", "E-mail", /^ /, 3, "mended"),
    fault("555", "Phone", /^555$/, 14, "flagged"),
    fault("names in capitals", "Full name", /^\p{Lu}{2,} /u, 3, "asked: name_order"),
    fault("last name first", "Full name", /,/, 7, "asked: name_order"),
    fault("blanks", "Full name", /^ | {2}/, 6, "mended"),
    fault("codes of countries", "Country", /^[A-Z]{2}$/, 17, "asked: form"),
    fault("a country in its own language", "Country", /^Brasil$/, 2, "asked: form"),
    fault("small letters", "Country", /^switzerland$/, 5, "silent"),
    fault("a blank behind", "Country", / $/, 7, "mended"),
    fault("dates in words", "Member since", /[A-Z][a-z]{2} /, 13, "mended"),
    fault("dates of either order", "Member since", /^(?:0\d|1[0-2])\/0\d\//, 4, "flagged"),
    fault("a word for no data", "Member since", /^unknown$/, 2, "mended"),
  ],
  "bestellungen.csv": [
    fault("a tick for yes", "Bezahlt", /^x$/, 9, "flagged"),
    fault("yes in capitals and not", "Bezahlt", /^ja$/i, 16, "asked: spelling:ja"),
    fault("a day that there is not", "Datum", /^31\.02/, 1, "flagged"),
    fault("dates with slashes", "Datum", /\//, 3, "mended"),
    fault("a short year", "Datum", /\.24$/, 1, "mended"),
    fault("signs for no data", "Menge", /^(?:-|k\.A\.)$/, 10, "mended"),
    fault("a currency in some cells", "Betrag", /EUR|€/, 9, "mended"),
    fault("names in capitals", "Kunde", /GMBH/, 2, "mended"),
  ],
  "sensors.tsv": [
    fault("°F", "temperature", /°F/, 5, "flagged"),
    fault("°C in some cells", "temperature", /°C/, 4, "asked: unit"),
    fault("no number", "temperature", /^NaN$/, 4, "mended"),
    fault("more than all", "battery", /^105/, 7, "flagged"),
    fault("fractions", "humidity", /^0\./, 8, "flagged"),
    fault("signs for no data", "humidity", /^(?:n\/a|--)$/, 10, "mended"),
    fault("another date", "timestamp", /^17\./, 9, "mended"),
    fault("capitals", "status", /^(?:OK|fail)$/, 9, "mended"),
    fault("a word nearly the same", "status", /^Ok/, 3, "mended"),
  ],
};

/** Cells of planted faults that nobody hears of. Tighten it when it falls. */
const SILENT = 5;

async function clean(name: string): Promise<CleanTable> {
  const bytes = new Uint8Array(readFileSync(new URL(`../../../apps/web/public/examples/${name}`, import.meta.url)));
  for await (const event of cleanFile(bytes, { fileName: name, rowLimit: 0, pageSize: 1000, now: () => 0 }))
    if (event.kind === "cleaned") return event.clean;
  throw new Error(`${name} was not cleaned`);
}

/** A question about several ways of writing, more than one of which has cells. */
function asks({ decisions }: CleanColumn, question: string): boolean {
  const decision = decisions.find(({ id }) => id === question);
  return (decision?.options.filter(({ cellsFor }) => cellsFor > 0).length ?? 0) > 1;
}

/** Cells by what is done with them. */
function answersOf({ columns }: CleanTable, { column: title, is, answer }: Fault): Partial<Record<Answer, number>> {
  const column = columns.find((one) => one.title === title)!;
  const cells = [...column.codes].map((code) => column.verdicts[code]!).filter(({ raw }) => is.test(raw));
  const isAsked = answer.startsWith("asked: ") && asks(column, answer.slice("asked: ".length));
  const counts: Partial<Record<Answer, number>> = {};
  for (const verdict of cells) {
    const kept = isAsked ? answer : "silent";
    const done = isOpen(verdict) ? "flagged" : verdict.output === verdict.raw ? kept : "mended";
    counts[done] = (counts[done] ?? 0) + 1;
  }
  return counts;
}

describe.each(Object.entries(EXAMPLES))("the example %s", (name, faults) => {
  it("mends, flags or asks about each kind of its faults", async () => {
    const table = await clean(name);
    const told = faults.map((one) => [one.what, answersOf(table, one)]);
    expect(told).toEqual(faults.map(({ what, answer, cells }) => [what, { [answer]: cells }]));
  });

  it("flags no other cell", async () => {
    const { columns } = await clean(name);
    const isFault = (title: string, raw: string) => faults.some(({ column, is }) => column === title && is.test(raw));
    const flagged = columns.flatMap(({ title, verdicts }) =>
      verdicts.flatMap((verdict) =>
        isOpen(verdict) && !isFault(title, verdict.raw) ? [`${title}: ${verdict.raw}: ${verdict.msg}`] : [],
      ),
    );
    expect(flagged).toEqual([]);
  });
});

it(`leaves ${SILENT} cells of the faults untold`, async () => {
  let silent = 0;
  for (const [name, faults] of Object.entries(EXAMPLES)) {
    const table = await clean(name);
    for (const one of faults) silent += answersOf(table, one).silent ?? 0;
  }
  expect(silent).toBe(SILENT);
});
