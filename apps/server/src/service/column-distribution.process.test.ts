/** How the values of a column are spread, over HTTP: ranges of numbers and days, values of text, and what is far from the others. */
import { type DistributionReply, LIMITS, type ProfileReply, type SelectRowsReply } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const ROWS = Array.from({ length: 100 }, (_, row) => row);

async function openColumns(...columns: readonly (readonly (string | number | undefined)[])[]) {
  const client = await ApiClient.connect((await sharedInProcess()).url);
  const rows = ROWS.map((row) => columns.map((values) => values[row] ?? "").join(";"));
  const titles = columns.map((_, column) => `Column ${"ABCDEF"[column]}`).join(";");
  const job = await client.uploadCleaned([titles, ...rows].join("\n"), { filename: "spread.csv" });
  const ask = async (column: number) =>
    (await client.get<DistributionReply & { code?: string }>(`/api/v1/distribution/${job}?column=${column}`)).body;
  return { client, job, ask };
}

const countsOf = ({ bins }: DistributionReply): readonly number[] => bins.map(({ count }) => count);

describe("the distribution of a column", () => {
  it("has integers in ranges of as many integers, with the ends of what is in them", async () => {
    const { ask } = await openColumns(ROWS.map((row) => row + 1));
    const { order, bins, far } = await ask(0);
    expect(order).toBe("number");
    // 100 integers in at most 24 ranges: five in each.
    expect(bins).toHaveLength(20);
    expect(bins[0]).toEqual({ count: 5, least: "1", greatest: "5" });
    expect(bins.at(-1)).toEqual({ count: 5, least: "96", greatest: "100" });
    expect(far).toEqual({ low: 0, high: 0, values: [] });
  });

  it("has numbers with decimals in ranges of one width, also where nothing is", async () => {
    const { ask } = await openColumns(ROWS.map((row) => (row < 50 ? row / 100 : 11.5 + row / 100)));
    const distribution = await ask(0);
    const counts = countsOf(distribution);
    expect(counts).toHaveLength(LIMITS.distributionBins);
    expect([counts[0], counts[12], counts.at(-1)]).toEqual([50, 0, 50]);
    expect(distribution.bins[12]).toEqual({ count: 0, least: null, greatest: null });
  });

  it("tells values that are far from the others, which are in the outer ranges", async () => {
    const { ask } = await openColumns(ROWS.map((row) => (row === 7 ? -5000 : row > 97 ? 90_000 : 200 + (row % 40))));
    const { bins, far } = await ask(0);
    expect(far).toEqual({
      low: 1,
      high: 2,
      values: [
        { value: "90000", count: 2, row: 98 },
        { value: "-5000", count: 1, row: 7 },
      ],
    });
    expect(bins[0]).toMatchObject({ least: "-5000" });
    expect(bins.at(-1)).toMatchObject({ greatest: "90000" });
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  });

  it("finds nothing far from one value that half of the cells have", async () => {
    const { ask } = await openColumns(ROWS.map((row) => (row < 90 ? 5 : row)));
    expect((await ask(0)).far).toEqual({ low: 0, high: 0, values: [] });
  });

  it("has days in ranges of days, text by frequency, and no text of many values", async () => {
    const { ask } = await openColumns(
      ROWS.map((row) => `2024-03-${String(1 + (row % 20)).padStart(2, "0")}`),
      ROWS.map((row) => ["open", "open", "closed", "new"][row % 4]),
      ROWS.map((row) => `Note of the visitor ${row}`),
    );
    const days = await ask(0);
    expect(days.order).toBe("day");
    expect(days.bins[0]).toEqual({ count: 5, least: "2024-03-01", greatest: "2024-03-01" });
    expect(countsOf(days)).toEqual(Array.from({ length: 20 }, () => 5));
    expect((await ask(1)).bins).toEqual([
      { count: 50, least: "open", greatest: "open" },
      { count: 25, least: "closed", greatest: "closed" },
      { count: 25, least: "new", greatest: "new" },
    ]);
    expect((await ask(2)).bins).toEqual([]);
  });

  it("is that of numbers and days also where a cell is none", async () => {
    const { ask, client, job } = await openColumns(
      ROWS.map((row) => (row === 50 ? "see below" : row + 1)),
      ROWS.map((row) => (row === 50 ? "not yet" : `2024-03-${String(1 + (row % 20)).padStart(2, "0")}`)),
    );
    const ends = [];
    for (const column of [0, 1]) {
      expect(countsOf(await ask(column)).reduce((sum, count) => sum + count, 0)).toBe(99);
      const { body } = await client.get<ProfileReply>(`/api/v1/profile/${job}?column=${column}`);
      ends.push([body.least, body.median, body.greatest]);
    }
    expect(ends).toEqual([
      ["1", "50", "100"],
      ["2024-03-01", "2024-03-10", "2024-03-20"],
    ]);
  });

  it("follows edits, and leaves out what is no number", async () => {
    const { client, job, ask } = await openColumns(ROWS.map((row) => row + 1));
    await client.editOutput(job, 0, 0, "100");
    await client.editOutput(job, 1, 0, "not known");
    const distribution = await ask(0);
    expect(distribution.version).toBe(3);
    expect(distribution.bins[0]).toEqual({ count: 5, least: "3", greatest: "7" });
    expect(countsOf(distribution).reduce((sum, count) => sum + count, 0)).toBe(99);
  });

  it.each<[string, (row: number) => string | number]>([
    ["integers", (row) => (row * row) % 1000],
    ["numbers with decimals", (row) => (row * 0.1).toFixed(1)],
    ["numbers that are no sums of halves", (row) => (row / 7).toFixed(5)],
    ["numbers, a few of them far away", (row) => (row > 95 ? row * -100_000 : row)],
    ["days", (row) => `20${10 + (row % 14)}-0${1 + (row % 9)}-15`],
    ["times", (row) => `2024-03-0${1 + (row % 9)}T${10 + (row % 12)}:${10 + (row % 47)}:00`],
  ])(
    "has as many cells in each range of %s as there are rows from one of its ends to the other",
    async (_, valueAt) => {
      const { client, job, ask } = await openColumns(ROWS.map(valueAt));
      const countRows = async (range: object) =>
        (await client.post<SelectRowsReply>(`/api/v1/rows/${job}`, { ranges: [{ column: 0, ...range }], limit: 0 }))
          .body.count;
      for (const edit of [undefined, String(valueAt(41)), "not known"]) {
        if (edit !== undefined) for (const row of [3, 60, 61]) await client.editOutput(job, row, 0, edit);
        const { bins, order } = await ask(0);
        expect(order).not.toBe("text");
        const full = bins.flatMap(({ count, least, greatest }) =>
          least === null || greatest === null ? [] : [{ count, from: least, to: greatest }],
        );
        const counted = await Promise.all(
          full.map(async ({ from, to }) => ({ count: await countRows({ from, to }), from, to })),
        );
        expect(counted).toEqual(full);
        const all = full.reduce((sum, { count }) => sum + count, 0);
        expect(all).toBe(edit === "not known" ? 97 : 100);
        expect([await countRows({ from: full[0]?.from }), await countRows({ to: full.at(-1)?.to })]).toEqual([
          all,
          all,
        ]);
      }
    },
  );

  it("is of no column that there is not", async () => {
    const { ask } = await openColumns(ROWS);
    expect((await ask(1)).code).toBe("unknown_element");
  });
});
