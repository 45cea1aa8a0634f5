/** What a column holds, over HTTP: values, patterns, missing data and the ends, as people have edited it. */
import type { ProfileReply } from "@limpid/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const TOWNS = ["Bern", "Chur", "Bern", "Genf"];
const FILE = [
  "town;amount;day;code",
  ...Array.from(
    { length: 40 },
    (_, row) => `${TOWNS[row % 4]};${row + 0.5};${10 + (row % 15)}.03.2024;AB-${100 + row}`,
  ),
  ";;;x",
].join("\n");

let client: ApiClient;
let job: string;

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "towns.csv" });
});

const profile = async (column: number) =>
  (await client.get<ProfileReply & { code?: string }>(`/api/v1/profile/${job}?column=${column}`)).body;

describe("the profile of a column", () => {
  it("has its values by frequency, with what is missing", async () => {
    expect(await profile(0)).toMatchObject({
      version: 1,
      rows: 41,
      missing: 1,
      distinct: 3,
      values: [
        { value: "Bern", count: 20, row: 0 },
        { value: "Chur", count: 10, row: 1 },
        { value: "Genf", count: 10, row: 3 },
      ],
      median: null,
      least: "Bern",
      greatest: "Genf",
    });
  });

  it("puts numbers in the order of numbers, and days in that of days", async () => {
    expect(await profile(1)).toMatchObject({
      missing: 1,
      distinct: 40,
      least: "0.5",
      median: "19.5",
      greatest: "39.5",
    });
    expect(await profile(2)).toMatchObject({ least: "2024-03-10", median: "2024-03-16", greatest: "2024-03-24" });
  });

  it("says how values are written", async () => {
    expect((await profile(3)).patterns).toEqual([
      { pattern: "AA-999", count: 40, example: "AB-100" },
      { pattern: "a", count: 1, example: "x" },
    ]);
  });

  it("follows edits", async () => {
    await client.editOutput(job, 1, 0, "Bern");
    await client.editOutput(job, 3, 0, "Thun's");
    expect(await profile(0)).toMatchObject({
      version: 3,
      distinct: 4,
      values: [{ value: "Bern", count: 21 }, { count: 9 }, { count: 9 }, { value: "Thun's", count: 1, row: 3 }],
    });
  });

  it("is of no column that there is not", async () => {
    expect((await profile(4)).code).toBe("unknown_element");
  });
});
