/**
 * Draws sheets as businesses lay them out, and knows what of each is the table: title blocks, names in several rows, units, groups,
 * subtotals, notes below and beside, blank columns and rows. Sizes, layouts and words are drawn by a seed.
 */
import { faker } from "@faker-js/faker";
import { Random } from "../../packages/models/src/learner/random.ts";
import { drawColumns, type MadeColumn, MONTHS, PHRASES, type Phrases, type SheetCell } from "./draw-columns.ts";

export type SheetRow = readonly SheetCell[];

export interface Span {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
}

export interface DrawnSheet {
  readonly rows: readonly SheetRow[];
  /** Cells of names that reach over several columns. */
  readonly spans: readonly Span[];
  /** The first row of names, from 0, and the rows that a reader may call its last one: units may count or not. */
  readonly headerRow: number;
  readonly lastHeaderRows: readonly number[];
  /** Rows that may be the first and the last one of the body: a group's heading or a sum may count or not. */
  readonly firstRows: readonly number[];
  readonly lastRows: readonly number[];
  /** What the layout has, to sort failures. */
  readonly traits: readonly string[];
  /** Cells of a row, without remarks to its right. */
  readonly width: number;
}

/** Builds a sheet row by row. */
class Draft {
  readonly rows: SheetCell[][] = [];
  readonly traits: string[] = [];

  constructor(
    readonly random: Random,
    readonly phrases: Phrases,
    readonly margin: number,
  ) {}

  chance(share: number, trait?: string): boolean {
    const is = this.random.next() < share;
    if (is && trait !== undefined) this.traits.push(trait);
    return is;
  }

  add(...cells: readonly SheetCell[]): number {
    this.rows.push([...Array<null>(this.margin).fill(null), ...cells]);
    return this.rows.length - 1;
  }

  blank(count = 1): void {
    for (let index = 0; index < count; index++) this.rows.push([]);
  }
}

export function drawSheet(seed: number): DrawnSheet {
  const random = new Random(seed);
  faker.seed(seed);
  const phrases = random.pick(PHRASES);
  const draft = new Draft(random, phrases, random.pick([0, 0, 0, 0, 1, 2]));
  if (draft.margin > 0) draft.traits.push("margin");
  const columns = drawColumns(random, phrases, draft.traits);
  addTitles(draft, columns.length);
  const header = addNames(draft, columns);
  const body = addBody(draft, columns);
  addNotes(draft, columns.length);
  addSideNotes(draft, columns.length, header.headerRow, body.dataRow);
  return {
    rows: draft.rows,
    ...header,
    firstRows: body.firstRows,
    lastRows: body.lastRows,
    traits: draft.traits,
    width: draft.margin + columns.length,
  };
}

function addTitles(draft: Draft, width: number): void {
  const { random, phrases } = draft;
  if (!draft.chance(0.8, "titles")) return;
  const place = draft.chance(0.2, "centred") ? Math.floor(width / 2) : 0;
  const at = (...cells: readonly SheetCell[]): number => draft.add(...Array<null>(place).fill(null), ...cells);
  if (draft.chance(0.5)) at(faker.company.name());
  at(`${random.pick(phrases.reports)} ${random.pick(["", "2023", "2022/23", `- ${faker.location.country()}`])}`.trim());
  if (draft.chance(0.4)) at(`${random.pick(phrases.periods)} 31.12.2023`);
  if (draft.chance(0.3, "unit line")) at(`(${random.pick(phrases.scales)})`);
  if (draft.chance(0.3, "labels"))
    for (const label of random.shuffled(phrases.labels).slice(0, 1 + random.below(4)))
      draft.add(...(draft.chance(0.5) ? [label, faker.person.fullName()] : [`${label}:`, null, faker.lorem.word()]));
  if (draft.chance(0.15, "long title")) at(faker.lorem.sentence(14));
  if (draft.chance(0.7)) draft.blank(1 + random.below(2));
  else draft.traits.push("no gap");
}

function addNames(
  draft: Draft,
  columns: readonly MadeColumn[],
): Pick<DrawnSheet, "headerRow" | "lastHeaderRows" | "spans"> {
  const { random } = draft;
  const spans: Span[] = [];
  const headerRow = draft.rows.length;
  const isGrouped = columns.some(({ group }) => group !== undefined);
  if (isGrouped) {
    const isRepeated = draft.chance(0.2, "groups repeated");
    const isAbove = draft.chance(0.4, "names beside groups");
    const groups = columns.map(({ group }, index) =>
      isRepeated || group !== columns[index - 1]?.group ? group : undefined,
    );
    draft.traits.push("groups of columns");
    const row = draft.add(
      ...columns.map(({ name, group }, index) => groups[index] ?? (isAbove && group === undefined ? name : null)),
    );
    if (!isRepeated) spans.push(...spansOf(columns, row, draft.margin));
    draft.add(...columns.map(({ name, group }) => (isAbove && group === undefined ? null : name)));
  } else if (draft.chance(0.2, "wrapped names")) {
    const parts = columns.map(({ name }) => String(name ?? "").split(/ (?=\S+$)/));
    // A single word above the names would be a title to a person as well.
    if (parts.filter(({ length }) => length > 1).length > 1)
      draft.add(...parts.map(([first, second]) => (second === undefined ? null : (first ?? null))));
    else parts.splice(0, parts.length, ...columns.map(({ name }) => [String(name ?? "")]));
    draft.add(
      ...parts.map(
        ([first, second], index) =>
          second ??
          (first === "" ? null : typeof columns[index]?.name === "number" ? columns[index].name : (first ?? null)),
      ),
    );
  } else draft.add(...columns.map(({ name }) => name));
  const lastHeaderRows = [draft.rows.length - 1];
  if (draft.chance(0.15, "units")) lastHeaderRows.push(draft.add(...columns.map(({ unit }) => unit ?? null)));
  else if (draft.chance(0.06, "numbers of columns"))
    lastHeaderRows.push(draft.add(...columns.map((_, index) => `(${index + 1})`)));
  const last = lastHeaderRows.at(-1) ?? 0;
  const hasUnits = lastHeaderRows.length > 1 && (draft.rows[last]?.filter((cell) => cell !== null).length ?? 0) > 0;
  if (draft.chance(0.12, "gap below names")) draft.blank();
  else if (draft.chance(0.05, "scale below names"))
    lastHeaderRows.push(draft.add(null, random.pick(draft.phrases.scales)));
  return {
    headerRow,
    lastHeaderRows: hasUnits ? [last, ...lastHeaderRows.filter((row) => row > last)] : lastHeaderRows,
    spans: random.next() < 0.8 ? spans : [],
  };
}

function spansOf(columns: readonly MadeColumn[], row: number, margin: number): Span[] {
  return columns.flatMap(({ group }, index) => {
    if (group === undefined || columns[index - 1]?.group === group) return [];
    const end = columns.findIndex((column, other) => other > index && column.group !== group);
    const count = (end < 0 ? columns.length : end) - index;
    return count > 1 ? [{ row, column: index + margin, columns: count }] : [];
  });
}

interface Body {
  readonly dataRow: number;
  readonly firstRows: readonly number[];
  readonly lastRows: readonly number[];
}

function addBody(draft: Draft, columns: readonly MadeColumn[]): Body {
  const { random, phrases } = draft;
  const isGrouped = draft.chance(0.3, "groups of rows");
  const hasSubtotals = isGrouped && draft.chance(0.5, "subtotals");
  const hasGaps = isGrouped && draft.chance(0.5, "gaps between groups");
  const isPaged = !isGrouped && draft.chance(0.06, "names repeated on a page");
  const sections = isGrouped ? 2 + random.below(4) : 1;
  const rowsOfSection = isGrouped ? [2, 3, 5, 9] : [3, 5, 8, 14, 25, 60];
  const firstRows: number[] = [];
  const lastRows: number[] = [];
  let dataRow = -1;
  let count = 0;
  const totals = columns.map(() => 0);
  for (let section = 0; section < sections; section++) {
    if (isGrouped) {
      const row = draft.add(
        section === 0 || random.next() < 0.5 ? faker.commerce.department() : faker.location.country(),
      );
      if (section === 0) firstRows.push(row);
    }
    const sums = columns.map(() => 0);
    const rows = random.pick(rowsOfSection);
    for (let index = 0; index < rows; index++) {
      const cells = columns.map((column) => column.draw(count));
      count += 1;
      cells.forEach((cell, column) => {
        if (typeof cell === "number") sums[column] = (sums[column] ?? 0) + cell;
      });
      if (index === Math.floor(rows / 2) && isPaged) {
        draft.blank();
        draft.add(...columns.map(({ name }) => name));
      }
      const row = draft.add(...cells);
      if (dataRow < 0) {
        dataRow = row;
        firstRows.push(row);
      }
      lastRows[0] = row;
    }
    for (const [column, sum] of sums.entries()) totals[column] = (totals[column] ?? 0) + sum;
    if (hasSubtotals) lastRows[1] = draft.add(...sumRow(columns, sums, random.pick(phrases.totals)));
    if (hasGaps && section < sections - 1) draft.blank();
  }
  if (draft.chance(0.45, "total")) {
    if (draft.chance(0.25, "gap above total")) draft.blank();
    lastRows.push(draft.add(...sumRow(columns, totals, random.pick(phrases.totals))));
  }
  return { dataRow, firstRows, lastRows: lastRows.filter((row) => row !== undefined) };
}

function sumRow(columns: readonly MadeColumn[], sums: readonly number[], word: string): SheetCell[] {
  return columns.map(({ isAmount }, index) => {
    if (index === 0) return word;
    return isAmount ? Number((sums[index] ?? 0).toFixed(2)) : null;
  });
}

function addNotes(draft: Draft, width: number): void {
  const { random, phrases } = draft;
  if (!draft.chance(0.55, "notes below")) return;
  if (draft.chance(0.7)) draft.blank(1 + random.below(2));
  else draft.traits.push("notes without gap");
  if (draft.chance(0.5)) draft.add(`${random.pick(phrases.notes)}: ${faker.lorem.words(4 + random.below(8))}`);
  const marks = random.pick([
    ["*", "**"],
    ["1) ", "2) "],
    ["(a) ", "(b) "],
    ["¹ ", "² "],
    ["1/ ", "2/ "],
  ]);
  if (draft.chance(0.4, "marked notes"))
    for (const mark of marks.slice(0, 1 + random.below(2))) draft.add(mark + faker.lorem.words(5));
  if (draft.chance(0.3))
    draft.add(`${random.pick(phrases.sources)}: ${faker.company.name()}, ${MONTHS[0]?.[random.below(12)]} 2023`);
  if (draft.chance(0.15, "signatures")) {
    draft.blank();
    draft.add(
      `${random.pick(phrases.signed)}:`,
      ...Array<null>(Math.max(0, Math.min(2, width - 2))).fill(null),
      faker.person.fullName(),
    );
  }
  if (draft.chance(0.1)) draft.add(`${random.pick(phrases.pages)} 1`);
}

/** Remarks to the right of the table, behind a blank column. */
function addSideNotes(draft: Draft, width: number, headerRow: number, dataRow: number): void {
  if (!draft.chance(0.1, "side notes")) return;
  for (const row of draft.chance(0.5) ? [dataRow] : [headerRow, dataRow + 1]) {
    const cells = draft.rows[row];
    if (cells === undefined || cells.length === 0) continue;
    while (cells.length < draft.margin + width + 1) cells.push(null);
    cells.push(faker.lorem.sentence(6));
  }
}
