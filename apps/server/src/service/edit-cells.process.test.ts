/** Blocks of values over HTTP: put into an area, checked by the classes of their columns, undone as one. */
import { type EditCellsReply, type EditCellsRequest, LIMITS } from "@limpid/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = ["name;day", ...Array.from({ length: 40 }, (_, row) => `name ${row};${10 + (row % 19)}.03.2024`)].join(
  "\n",
);

let client: ApiClient;
let job: string;

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "days.csv" });
});

type Place = readonly [firstRow: number, lastRow: number, firstColumn: number, lastColumn: number];

const put = (
  [first_row, last_row, first_column, last_column]: Place,
  values: string[][],
  { by = client, ...more }: Partial<EditCellsRequest> & { by?: ApiClient } = {},
) =>
  by.post<EditCellsReply & { code?: string; detail?: string }>(`/api/v1/edit/cells/${job}`, {
    session_uuid: by.session,
    first_row,
    last_row,
    first_column,
    last_column,
    values,
    ...more,
  });
const undo = (edit_uuid: string) =>
  client.post(`/api/v1/review/${job}/undo`, { session_uuid: client.session, edit_uuid, undone: true });
const rows = async (first: number, last: number) =>
  (await client.cleanPage(job, 0, 40)).body.data
    .slice(first, last + 1)
    .map(({ cells }) => cells.map(({ has_data, output }) => (has_data ? output : null)));

describe("a block of values", () => {
  it("is put into an area, and taken out again as one", async () => {
    const before = await rows(0, 39);
    const { status, body } = await put(
      [3, 4, 0, 1],
      [
        ["name 98", "2024-01-02"],
        ["name 99", ""],
      ],
    );
    expect([status, body]).toEqual([200, { edit_uuid: expect.any(String), cells: 4, refused: 0, version: 2 }]);
    expect(await rows(3, 4)).toEqual([
      ["name 98", "2024-01-02"],
      ["name 99", null],
    ]);
    await undo(body.edit_uuid);
    expect(await rows(0, 39)).toEqual(before);
  });

  it("is repeated over a larger area, and leaves alone what is so already", async () => {
    expect((await put([0, 39, 0, 0], [["x"], ["y"]])).body.cells).toBe(40);
    expect((await rows(0, 3)).map(([name]) => name)).toEqual(["x", "y", "x", "y"]);
    expect((await put([0, 39, 0, 0], [["x"]])).body).toMatchObject({ cells: 20, version: 3 });
    expect((await put([0, 39, 0, 0], [["x"]])).body).toMatchObject({ cells: 0, version: 3 });
  });

  it("says of a value that the column cannot hold, that it is kept, and marked", async () => {
    const { body } = await put([0, 2, 1, 1], [["2024-05-06"], ["31/02/2020"], ["31/02/2020"]]);
    expect(body).toMatchObject({ cells: 3, refused: 2, refusal: expect.stringMatching(/\w+/) });
    const cells = (await client.cleanPage(job, 0, 3)).body.data.map((row) => row.cells[1]);
    expect(cells.map((cell) => [cell?.output, cell?.is_valid])).toEqual([
      ["2024-05-06", true],
      ["31/02/2020", false],
      ["31/02/2020", false],
    ]);
  });

  it("changes nothing when it is sent twice by one id", async () => {
    const edit_uuid = crypto.randomUUID();
    expect((await put([0, 1, 0, 0], [["x"]], { edit_uuid })).body).toMatchObject({ cells: 2, version: 2 });
    expect((await put([0, 1, 0, 0], [["x"]], { edit_uuid })).body).toMatchObject({ cells: 0, version: 2 });
  });
});

describe("what is refused", () => {
  it("is a stranger, cells that are not there, and more than the limit, which is told", async () => {
    const stranger = await ApiClient.connect(client.url);
    expect((await put([0, 0, 0, 0], [["x"]], { by: stranger })).body.code).toBe("not_owner");
    expect((await put([0, 40, 0, 0], [["x"]])).body.code).toBe("unknown_element");
    expect((await put([0, 0, 0, 2], [["x"]])).body.code).toBe("unknown_element");
    const { code, detail } = (await put([0, LIMITS.editCells, 0, 0], [["x"]])).body;
    expect([code, detail]).toEqual(["edit_refused", expect.stringContaining(String(LIMITS.editCells))]);
    expect((await put([0, 0, 0, 0], [])).status).toBe(422);
    expect((await put([0, 0, 0, 0], [[]])).status).toBe(422);
    expect((await put([5, 4, 0, 0], [["x"]])).body).toMatchObject({ cells: 0, version: 1 });
  });

  it("is no text of a value, whatever it is, nor a body of some megabytes", async () => {
    const nasty = `'; drop table edits; --\u0000\u{1F600}`;
    await put([0, 0, 0, 0], [[nasty]]);
    expect((await rows(0, 0))[0]?.[0]).toBe(nasty);
    const long = "y".repeat(90_000);
    expect(
      (
        await put(
          [0, 39, 0, 0],
          Array.from({ length: 40 }, (_, row) => [`${row}${long}`]),
        )
      ).body.cells,
    ).toBe(40);
  });
});
