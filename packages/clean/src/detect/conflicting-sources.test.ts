import { Random } from "@limpid/models/testing";
import { tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { type EncodedColumn, encodeColumn } from "../encoded/encoded-column.ts";
import { findInRows } from "../run-detectors.ts";
import { conflictingSources } from "./conflicting-sources.ts";

const NO_ANSWER = "";

function columnsOf(titles: readonly string[], rows: readonly (readonly string[])[]): readonly EncodedColumn[] {
  return tableFromRows(titles, rows).columns.map((column) =>
    encodeColumn({
      column,
      role: "label",
      knows: () => false,
      meaningOf: (code) => ({ text: column.dict[code] || null, isDoubtful: false }),
    }),
  );
}

interface World {
  readonly seed: number;
  readonly things: number;
  /** How often each source of its own is right; blank answers come on top. */
  readonly accuracies: readonly number[];
  /** For each copy the source that it copies from. */
  readonly copies: readonly number[];
  /** Sources of their own, from the first on, that mean something else by the first fact. */
  readonly otherMeaning?: number;
}

const FACTS = ["price", "weight", "stock"];
const BLANK = 0.15;
const WRONG_VALUES = 12;

/** A table of several sources, and what is true in each of its cells. */
function makeWorld({ seed, things, accuracies, copies, otherMeaning = 0 }: World) {
  const random = new Random(seed);
  const rows: string[][] = [];
  const truth: string[][] = [];
  for (let thing = 0; thing < things; thing++) {
    const facts = FACTS.map((_, fact) => `v${thing}.${fact}`);
    const own = accuracies.map((accuracy, source) =>
      facts.map((fact, at) => {
        if (random.next() < BLANK) return NO_ANSWER;
        if (at === 0 && source < otherMeaning) return `${fact} net`;
        return random.next() < accuracy ? fact : `${fact}?${random.below(WRONG_VALUES)}`;
      }),
    );
    const all = [...own, ...copies.map((of) => own[of] ?? [])];
    for (const [source, answers] of all.entries()) {
      rows.push([`site ${source}`, `thing ${thing}`, ...answers]);
      truth.push(["", "", ...facts]);
    }
  }
  return { columns: columnsOf(["site", "thing", ...FACTS], rows), rows, truth };
}

interface Score {
  readonly changed: number;
  readonly right: number;
  readonly wrongCells: number;
  readonly damaged: number;
}

function score(world: World): Score {
  const { columns, rows, truth } = makeWorld(world);
  let [changed, right, wrongCells, damaged] = [0, 0, 0, 0];
  for (const [index, repairs] of findInRows(columns, [conflictingSources], () => true).entries()) {
    for (let row = 0; row < rows.length && index >= 2; row++) {
      const isWrong = rows[row]?.[index] !== truth[row]?.[index];
      const repair = repairs.get(row);
      if (isWrong) wrongCells++;
      if (repair === undefined || repair.prob < 0.9) continue;
      changed++;
      if (repair.output === truth[row]?.[index]) right++;
      else if (!isWrong) damaged++;
    }
  }
  return { changed, right, wrongCells, damaged };
}

const WORLDS: readonly (World & { readonly name: string; readonly found: number; readonly precise: number })[] = [
  {
    name: "sources that are mostly right",
    seed: 1,
    things: 60,
    accuracies: [0.9, 0.9, 0.85, 0.8, 0.9, 0.8],
    copies: [],
    found: 0.75,
    precise: 0.98,
  },
  {
    name: "a bad source with five copies, and six good ones",
    seed: 2,
    things: 80,
    accuracies: [0.35, 0.9, 0.9, 0.9, 0.85, 0.85, 0.9],
    copies: [0, 0, 0, 0, 0],
    found: 0.8,
    precise: 0.98,
  },
  {
    name: "two bad sources with three copies each",
    seed: 3,
    things: 120,
    accuracies: [0.4, 0.45, 0.95, 0.9, 0.9, 0.85],
    copies: [0, 0, 0, 1, 1, 1],
    found: 0.7,
    precise: 0.98,
  },
  {
    name: "sources that are mostly wrong",
    seed: 4,
    things: 80,
    accuracies: [0.4, 0.4, 0.4, 0.5, 0.4, 0.4],
    copies: [0],
    found: 0,
    precise: 0.85,
  },
  {
    name: "half of them mean something else",
    seed: 5,
    things: 80,
    accuracies: [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
    copies: [],
    otherMeaning: 4,
    found: 0,
    precise: 0.85,
  },
  {
    name: "most of them mean something else, and are less reliable",
    seed: 6,
    things: 80,
    accuracies: [0.5, 0.5, 0.4, 0.5, 0.6, 0.95, 0.95, 0.95, 0.9],
    copies: [],
    otherMeaning: 5,
    found: 0,
    precise: 0.95,
  },
];

describe("sources that report the same", () => {
  it.each(WORLDS)("are distinguished: $name", ({ found, precise, ...world }) => {
    const { changed, right, wrongCells, damaged } = score(world);
    expect(right).toBeGreaterThanOrEqual(precise * changed);
    expect(right).toBeGreaterThanOrEqual(found * wrongCells);
    expect(damaged).toBeLessThan(0.05 * Math.max(1, changed));
  });
});
