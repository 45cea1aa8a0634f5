import { expect, it } from "vitest";
import { countLookups } from "../../../../../tools/testing/count-lookups.ts";
import type { EncodedColumn } from "../../encoded/encoded-column.ts";
import { findBrokenPairs } from "./find-broken-pairs.ts";

const ANSWERS = ["", "never", "seldom", "often", "always", "no answer"];

/** A column of answers by the number of the row, from 1 to 5. */
function encode(title: string, rowCount: number, answerAt: (row: number) => number): EncodedColumn {
  const codes = Int32Array.from({ length: rowCount }, (_, row) => answerAt(row));
  const counts = Int32Array.from(ANSWERS, (_, code) => codes.filter((own) => own === code).length);
  const never = () => false;
  return { title, role: "answer", texts: ANSWERS, written: ANSWERS, codes, counts, knows: never, isDoubtful: never };
}

const nameAt = (row: number) => 1 + ((row * 7) % 5);

it("finds the column whose rows go against two that name the same things", () => {
  const columns = [
    encode("code", 5000, nameAt),
    encode("name", 5000, (row) => 6 - nameAt(row)),
    encode("broken", 5000, (row) => (row % 11 < 3 ? 1 + (row % 5) : nameAt(row))),
  ];
  const found = findBrokenPairs(columns);
  expect(new Set(found.map(({ to }) => columns[to]?.title))).toEqual(new Set(["broken"]));
});

it("compares few pairs of a table of a hundred columns that go together", () => {
  const columns = Array.from({ length: 100 }, (_, index) =>
    encode(`q${index}`, 5000, (row) => 1 + ((row * 7 + ((row * 31 + index * 17) % 97 < 30 ? index + row : 0)) % 5)),
  );
  expect(countLookups(() => findBrokenPairs(columns))).toBeLessThan(1_500_000);
});
