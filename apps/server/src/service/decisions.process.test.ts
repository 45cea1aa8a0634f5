/** Decisions of a column over HTTP: listed with their counts, turned by the owner, kept by what comes after. */
import type { ColumnReply, DecisionReply, ReadingReply } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = `day;note\n13/04/2024;x\n14/04/2024;y\n${Array.from({ length: 28 }, (_, row) => `03/${String((row % 9) + 4).padStart(2, "0")}/2024;n${row}`).join("\n")}\n`;

const server = await sharedInProcess();
let owner: ApiClient;

beforeAll(async () => {
  owner = await ApiClient.connect(server.url);
});

async function upload(): Promise<string> {
  return await owner.uploadCleaned(FILE, { filename: "days.csv" });
}

async function columnOf(job: string): Promise<ColumnReply> {
  const { body } = await owner.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {});
  return body[0]!;
}

async function decisionOf(job: string): Promise<DecisionReply | undefined> {
  return (await columnOf(job)).decisions?.[0];
}

async function firstDay(job: string): Promise<string | null> {
  return (await owner.cleanPage(job, 0)).body.data[2]!.cells[0]!.output;
}

const ARROW = / → 2024-/;
const monthFirst = { decision: "date_order", value: "mdy" };

describe("a decision of a column", () => {
  it("is told with its counts", async () => {
    const job = await upload();
    expect(await decisionOf(job)).toEqual({
      id: "date_order",
      title: "Day and month order",
      options: [
        { id: "dmy", label: "Day first", cells_for: 2, cells_against: 0, preview: expect.stringMatching(ARROW) },
        { id: "mdy", label: "Month first", cells_for: 0, cells_against: 2, preview: expect.stringMatching(ARROW) },
      ],
      inferred: "dmy",
      in_force: "dmy",
      chosen: false,
      undecided: 28,
      sentence: "Day first: 2 cells prove it, 0 contradict.",
    });
  });

  it("is turned by the owner, told to all, and given back to the cells", async () => {
    const job = await upload();
    const before = await columnOf(job);
    await owner.editOutput(job, 3, 0, "1999-01-01");
    expect(await firstDay(job)).toBe("2024-04-03");

    const { status, body } = await owner.decide(job, 0, monthFirst);
    expect([status, body.version]).toEqual([200, 3]);
    expect(await firstDay(job)).toBe("2024-03-04");
    expect((await owner.cleanPage(job, 0)).body.data[3]!.cells[0]).toMatchObject({
      output: "1999-01-01",
      edited: true,
    });
    expect(await decisionOf(job)).toMatchObject({ inferred: "dmy", in_force: "mdy", chosen: true });

    await owner.decide(job, 0, { ...monthFirst, value: null });
    expect(await firstDay(job)).toBe("2024-04-03");
    expect(await columnOf(job)).toEqual(before);
  });

  it("stays with a class that offers it too, is dropped with a word by another, and comes back", async () => {
    const job = await upload();
    await owner.decide(job, 0, monthFirst);
    await owner.editColumn(job, 0, { action: "edit_column_entity", value: "birth_date" });
    expect(await firstDay(job)).toBe("2024-03-04");
    await owner.editColumn(job, 0, { action: "edit_column_entity", value: "free_text" });
    expect((await columnOf(job)).evidence!.join(" ")).toContain("was dropped");
    await owner.editColumn(job, 0, { action: "edit_column_entity", value: null });
    expect(await firstDay(job)).toBe("2024-03-04");
  });

  it("is kept by another reading of the file, with the class", async () => {
    const job = await upload();
    await owner.decide(job, 0, monthFirst);
    await owner.editColumn(job, 0, { action: "edit_column_entity", value: "birth_date" });
    const { body } = await owner.post<ReadingReply>(`/api/v1/read/${job}`, {
      session_uuid: owner.session,
      choices: { delimiter: ";" },
    });
    const anew = body.result_uuid;
    await owner.finish(anew);
    expect(await firstDay(anew)).toBe("2024-03-04");
    expect((await columnOf(anew)).entity).toMatchObject({ predicted_class: "birth_date", chosen: true });
    expect((await owner.table(anew)).body.warnings).toEqual([]);

    await owner.editColumn(anew, 0, { action: "edit_column_entity", value: null });
    expect(await decisionOf(anew)).toMatchObject({ in_force: "mdy", chosen: true });
  });

  it.each([
    ["one that there is not", { decision: "unit", value: "kg" }],
    ["an option that there is not", { decision: "date_order", value: "ydm" }],
    ["none", { value: "mdy" }],
    ["a name of an object's member", { decision: "__proto__", value: "constructor" }],
  ])("is refused: %s", async (_, change) => {
    const job = await upload();
    expect(await owner.decide(job, 0, change)).toMatchObject({ status: 422, body: { code: "edit_refused" } });
    expect((await owner.table(job)).body.basics.dl_version).toBe(1);
  });

  it("is not for others to turn", async () => {
    const job = await upload();
    const guest = await ApiClient.connect(server.url);
    expect(await guest.decide(job, 0, monthFirst)).toMatchObject({ status: 403, body: { code: "not_owner" } });
    expect(await firstDay(job)).toBe("2024-04-03");
  });
});
