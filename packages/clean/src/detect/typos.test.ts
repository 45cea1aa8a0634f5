import { Random } from "@limpid/models/testing";
import { describe, expect, it } from "vitest";
import { allowRemark } from "../confidence.ts";
import type { ValueColumn } from "../detector.ts";
import { findInValues } from "../run-detectors.ts";
import { saidOfValues } from "../testing/said-of-values.ts";
import { typos as detector } from "./typos.ts";

const findTypos = (values: ValueColumn["values"]) => saidOfValues(detector, values);

const FREQUENT = [
  { text: "primary school pupils", count: 400 },
  { text: "evening class visitors", count: 300 },
];

it("finds the frequent value that a rare one nearly is", () => {
  const typo = findTypos([...FREQUENT, { text: "primary schxol pupils", count: 2 }]).get("primary schxol pupils");
  expect(typo).toMatchObject({ output: "primary school pupils", rule: "typo.near" });
  expect(typo?.prob).toBeGreaterThan(0.9);
  expect(typo?.msg).toBe('Nearly the same as "primary school pupils", which 400 other cells have.');
});

it("compares what stands around numbers, and keeps the numbers", () => {
  const counts = Array.from({ length: 50 }, (_, index) => ({ text: `${index} parcels`, count: 3 }));
  const typos = findTypos([...counts, { text: "619 paxcels", count: 1 }, { text: "3x parcels", count: 1 }]);
  expect(typos.get("619 paxcels")).toMatchObject({ output: "619 parcels" });
  // The x may have been a digit.
  expect(typos.get("3x parcels")?.prob).toBeLessThan(0.9);
});

it("is not sure of a word that differs by more than a slip, or at its beginning", () => {
  for (const text of ["primary school xuxils", "primary school oupils"])
    expect(findTypos([...FREQUENT, { text, count: 2 }]).get(text)?.prob ?? 0).toBeLessThan(0.9);
});

it.each([
  ["says the opposite", "Readmitted by doctor", "Admitted by doctor"],
  ["denies", "Unconfirmed booking", "Confirmed booking"],
])("leaves a rare value that %s", (_, rare, frequent) => {
  expect([
    ...findTypos([
      { text: frequent, count: 400 },
      { text: rare, count: 1 },
    ]),
  ]).toEqual([]);
});

it("leaves a word that other values have as well", () => {
  const values = [
    { text: "north harbour office", count: 400 },
    { text: "north arbour office", count: 2 },
    { text: "rose arbour", count: 6 },
  ];
  expect([...findTypos(values)]).toEqual([]);
});

it("changes no answer by itself", () => {
  const answer = { entity: { role: "answer", care: "repair" }, setting: "standard", cells: 1 } as const;
  const verdict = { raw: "Doubel", kind: "kept" } as const;
  const remark = { rule: "typo.near", output: "Double", prob: 0.93, msg: "" } as const;
  expect(allowRemark(remark, { ...answer, verdict })?.prob).toBeLessThan(0.9);
});

const SIZES = [
  { text: "Single room", count: 9 },
  { text: "Double", count: 8 },
  { text: "Family", count: 7 },
];

it("knows a typo against few cells where the column has few values", () => {
  const typos = findTypos([...SIZES, { text: "Doubel", count: 1 }, { text: "Famly", count: 1 }]);
  expect(typos.get("Doubel")).toMatchObject({ output: "Double", prob: 0.93 });
  expect(typos.get("Famly")).toMatchObject({ output: "Family" });
});

it("writes capitals and spaces as nearly all cells do", () => {
  const typos = findTypos([
    ...SIZES,
    { text: "single  Room", count: 1 },
    { text: "CO", count: 9 },
    { text: "Co", count: 1 },
  ]);
  expect(typos.get("single  Room")).toMatchObject({ output: "Single room", prob: 0.93 });
  expect(typos.get("Co")?.prob).toBeLessThan(0.9);
});

it.each([
  ["another letter, which may make another word", [...SIZES, { text: "Dauble", count: 1 }]],
  ["a value that is not that rare", [...SIZES, { text: "Doubel", count: 2 }]],
  [
    "columns of many different values",
    [
      ...SIZES,
      { text: "Doubel", count: 1 },
      ...Array.from({ length: 9 }, (_, row) => ({ text: `x${"y".repeat(row)}`, count: 1 })),
    ],
  ],
])("leaves %s", (_, values) => expect([...findTypos(values)]).toEqual([]));

it("only offers what could be a word of its own", () => {
  const typo = findTypos([
    { text: "Portland", count: 64 },
    { text: "Cortland", count: 1 },
  ]).get("Cortland");
  expect(typo?.prob).toBeLessThan(0.9);
});

it.each([
  ["a value that is not rare", [...FREQUENT, { text: "primary schxol pupils", count: 40 }]],
  [
    "a column whose values hardly repeat",
    Array.from({ length: 40 }, (_, index) => ({ text: `name ${"abcdefgh"[index % 8]}${index}x`, count: 1 })),
  ],
  [
    "another number",
    [
      { text: "room 12", count: 90 },
      { text: "room 13", count: 1 },
    ],
  ],
  ["nothing", []],
])("leaves %s", (_, values) => expect([...findTypos(values)]).toEqual([]));

describe("a column of many rare values", () => {
  /** Words of eight letters that have little in common. */
  const random = new Random(1);
  const letter = () => random.pick([..."abcdefghijklmnop"]);
  const words = Array.from({ length: 4400 }, () => Array.from({ length: 8 }, letter).join(""));
  const word = (number: number): string => words[number] ?? "";
  const frequent = Array.from({ length: 400 }, (_, index) => ({ text: `${word(index)} station`, count: 200 })).concat({
    text: "Huntington",
    count: 200,
  });
  const rare = Array.from({ length: 4000 }, (_, index) => ({ text: `${word(index + 400)} unlike all`, count: 1 }));
  const typos = [
    { text: `${word(7)} stotion`, count: 1 },
    { text: `${word(11)} stattion`, count: 2 },
    { text: `${word(13)} statoin`, count: 1 },
    { text: `${word(17)} sxaxixn`, count: 1 },
    { text: "Huntingdon", count: 1 },
  ];

  it("is compared by an index, finds the same, and says what was not looked for", () => {
    const values = [...frequent, ...rare, ...typos];
    const { findings, limits } = findInValues({ title: "", role: "label", care: "repair", type: "text", values }, [
      detector,
    ]);
    expect([...findings.values()].map(([remark]) => remark?.output)).toEqual(
      [7, 11, 13].map((number) => `${word(number)} station`),
    );
    expect(limits).toEqual(["Only typos that don't form another word were checked: 4005 distinct values are rare."]);
  });

  it("finds the same in any order", () => {
    const values = [...frequent, ...rare, ...typos];
    const sorted = (found: ReadonlyMap<string, unknown>) => [...found].sort(([one], [other]) => (one < other ? -1 : 1));
    expect(sorted(findTypos(values.toReversed()))).toEqual(sorted(findTypos(values)));
  });

  it("is never sure where more values are near than are compared", () => {
    const alike = Array.from({ length: 400 }, (_, index) => ({
      text: `Harbour ${String.fromCodePoint(0x4e00 + index)} west`,
      count: 200,
    }));
    const one = { text: "Harbour 東 wets", count: 1 };
    expect(findTypos([...alike, ...rare, one]).get(one.text)?.prob ?? 0).toBeLessThan(0.9);
  });
});
