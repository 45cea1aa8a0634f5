import { expect, it } from "vitest";
import { aboutRules } from "./about-rules.ts";

const SOURCE = "# about\n# measured: 2026-01-02, commit abc, 120 tables\nfamily\tright\n";

it("says each family in words, with what was counted, and when", () => {
  const text = aboutRules(
    [
      ["typo.near name", "98", "2", "11", "8", "0.9900", "0.9800"],
      ["class.iso", "10", "0", "3", "2", "1.0000", "1.0000"],
    ],
    SOURCE,
  );
  expect(JSON.parse(text)).toEqual({
    measuredOn: "2026-01-02",
    tables: 120,
    rules: [
      { title: "ISO format", isRepair: false, cells: 10, tables: 3, owners: 2, share: 1 },
      {
        title: "Likely typo of a frequent value (names of persons)",
        isRepair: true,
        cells: 100,
        tables: 11,
        owners: 8,
        share: 0.99,
      },
    ],
  });
});

it("has words for each kind, or none are shown", () => {
  expect(() => aboutRules([["typo.near fish", "1", "0", "1", "1", "1", "1"]], SOURCE)).toThrow("without words");
});
