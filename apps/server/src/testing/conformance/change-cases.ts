/** §3 Pull request, §4 Edits and pending changes, §7 edit/cell, edit/column, edit/enrich and events/dataframe. */
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { Replica } from "./replica.ts";
import type { Service } from "./service.ts";
import { allRows, cleaned, type Json, type Listener, Visitor } from "./visitor.ts";

const ACTIONS = [
  "edit_cell_output",
  "edit_cell_is_clean",
  "edit_cell_has_data",
  "edit_cell_is_valid",
  "edit_column_title",
  "enrich_column_from_component",
];
const PULL_REQUEST = [
  "dt_utc",
  "session_uuid",
  "dataframe_uuid",
  "action",
  "affects",
  "row_uuid",
  "column_uuid",
  "cell_uuid",
  "value",
];
const DAYS = Array.from({ length: 29 }, (_, row) => `Person ${row},${(row % 28) + 1}/02/2024`);
const PEOPLE = `name,day\n${DAYS.join("\n")}\n,29/02/2024\n`;
const QUIET_MS = 700;
const DT_UTC = "2026-01-01 12:00:00";

export function changeCases(service: () => Service): void {
  let owner: Visitor;
  let job: string;

  beforeEach(async () => {
    owner = await Visitor.arrive(service().base);
    job = await cleaned(owner, PEOPLE);
  });

  const cellAt = async (row: number, column: number) => (await allRows(owner, "clean", job))[row]?.cells[column];
  const columnAt = async (index: number) =>
    ((await owner.post(`/api/v1/data/clean/columns/${job}`, { job_uuid: job })).body as unknown as Json[])[index];

  async function editCell(by: Visitor, row: number, action: string, value: unknown, rest: Json = {}) {
    const cell = await cellAt(row, 0);
    return await by.post(`/api/v1/edit/cell/${cell.id}`, {
      dt_utc: DT_UTC,
      session_uuid: by.session,
      dataframe_uuid: job,
      action,
      row_uuid: cell.row_uuid,
      column_uuid: cell.column_uuid,
      cell_uuid: cell.id,
      value,
      ...rest,
    });
  }

  async function editTitle(value: unknown, rest: Json = {}) {
    const column = await columnAt(0);
    return await owner.post(`/api/v1/edit/column/${column?.id}`, {
      dt_utc: DT_UTC,
      session_uuid: owner.session,
      dataframe_uuid: job,
      action: "edit_column_title",
      affects: "data",
      row_uuid: null,
      column_uuid: column?.id,
      cell_uuid: null,
      value,
      ...rest,
    });
  }

  async function enrich(by: Visitor, headers: Record<string, string> = {}) {
    const column_uuid = (await columnAt(1))?.id;
    const body = {
      dataframe_uuid: job,
      action: "enrich_column_from_component",
      affects: "enrich",
      column_uuid,
      value: "year",
    };
    return await by.post(`/api/v1/edit/enrich/${column_uuid}`, body, headers);
  }

  const follow = (by: Visitor, lastEventId?: string) => by.listen(`/api/v1/events/dataframe/${job}`, lastEventId);
  const pulls = ({ messages }: Listener) =>
    messages.filter(({ event }) => event === "pr").map(({ data }) => data as Json);

  /** The specification has no call for undo, decisions and auto_accept: these are those of docs/api.md. */
  const undo = (edit_uuid: string, undone = true) =>
    owner.post(`/api/v1/review/${job}/undo`, { session_uuid: owner.session, edit_uuid, undone });
  const decideAll = (accept: boolean) =>
    owner.post(`/api/v1/proposals/${job}/decide`, { session_uuid: owner.session, accept });

  /** A front-end that applies each pull request as §4 says holds the same table as the service. */
  async function expectSame(replica: Replica): Promise<void> {
    await expect.poll(async () => replica.differences(await allRows(owner, "clean", job))).toEqual([]);
  }

  describe("an edit", () => {
    it.each<[string, string, unknown, Json]>([
      ["a text", "edit_cell_output", "Ada", { output: "Ada", is_clean: true }],
      ["a number", "edit_cell_output", 17, { output: "17", has_data: true }],
      ["a flag as a value", "edit_cell_output", true, { output: "true" }],
      ["no data", "edit_cell_has_data", false, { has_data: false, is_valid: false }],
      ["not valid", "edit_cell_is_valid", false, { is_valid: false }],
      ["not clean", "edit_cell_is_clean", false, { is_clean: false }],
    ])("of a cell to %s is in force", async (_, action, value, expected) => {
      expect((await editCell(owner, 3, action, value)).status).toBe(200);
      expect(await cellAt(3, 0)).toMatchObject(expected);
    });

    it.each<[unknown, Json]>([
      ["person", {}],
      ["Person", { row_uuid: "", cell_uuid: "" }],
      [2024, {}],
    ])("of a title to %j is in force (%j)", async (value, rest) => {
      expect((await editTitle(value, rest)).status).toBe(200);
      expect((await columnAt(0))?.title).toBe(String(value));
    });

    it("that enriches a column puts {title}_{component} right after its source", async () => {
      expect((await enrich(owner)).status).toBe(200);
      expect([(await columnAt(2))?.title, (await columnAt(2))?.computed]).toEqual(["day_year", true]);
      expect((await allRows(owner, "clean", job))[0]?.cells.at(-1).output).toBe("2024");
    });

    it("needs no session beside an API key", async () => {
      const key = service().makeKey("ines");
      const script = await Visitor.arrive(service().base, { keepsCookies: false });
      job = await cleaned(script, PEOPLE, { api_key: key });
      const bearer = { authorization: `Bearer ${key}` };
      expect((await enrich(script, bearer)).body).toMatchObject({ accepted: true });
      const cell = await cellAt(0, 0);
      const edit = { dt_utc: DT_UTC, dataframe_uuid: job, action: "edit_cell_output", value: "x" };
      const place = { row_uuid: cell.row_uuid, column_uuid: cell.column_uuid, cell_uuid: cell.id };
      const reply = await script.post(`/api/v1/edit/cell/${cell.id}`, { ...edit, ...place }, bearer);
      expect(reply.body).toMatchObject({ accepted: true });
      expect((await cellAt(0, 0)).output).toBe("x");
    });
  });

  describe("the stream of a table", () => {
    it("begins now: nothing that was changed before comes", async () => {
      await editCell(owner, 0, "edit_cell_output", "before");
      await enrich(owner);
      const stream = await follow(owner);
      await sleep(QUIET_MS);
      expect(stream.messages).toEqual([]);
      await editCell(owner, 0, "edit_cell_output", "after");
      await stream.until(({ length }) => length > 0);
      expect(pulls(stream)[0]).toMatchObject({ action: "edit_cell_output", value: "after" });
      stream.close();
    });

    it("tells each of the six actions as a pull request, with one's own session in one's own", async () => {
      const stranger = await Visitor.arrive(service().base);
      const [own, others] = [await follow(owner), await follow(stranger)];
      await editCell(owner, 0, "edit_cell_output", "Ada");
      for (const flag of ["is_clean", "has_data", "is_valid"]) await editCell(owner, 1, `edit_cell_${flag}`, false);
      await editTitle("person");
      await enrich(owner);
      for (const [stream, session_uuid] of [
        [own, owner.session],
        [others, null],
      ] as const) {
        await stream.until((messages) => messages.some(({ data }) => data.action === ACTIONS.at(-1)));
        expect(new Set(pulls(stream).map(({ action }) => action))).toEqual(new Set(ACTIONS));
        for (const pull of pulls(stream)) {
          expect(Object.keys(pull)).toEqual(expect.arrayContaining(PULL_REQUEST));
          expect(pull).toMatchObject({ session_uuid, dataframe_uuid: job });
          expect(pull.dt_utc).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        }
        stream.close();
      }
    });

    it("leads a front-end that applies all of it to what is in force: edits, undone and done again, one by one and as a block", async () => {
      const rows = await allRows(owner, "clean", job);
      const replica = new Replica(rows);
      const stream = await follow(owner);
      const follows = async (change: () => Promise<unknown>): Promise<void> => {
        const before = stream.messages.length;
        await change();
        await stream.until(({ length }) => length > before);
        await sleep(QUIET_MS / 2);
        replica.take(pulls(stream));
        await expectSame(replica);
      };
      await follows(() => editCell(owner, 0, "edit_cell_output", "WRONG"));
      const wrong = pulls(stream).at(-1)?.edit_uuid as string;
      await follows(() => undo(wrong));
      for (const { action } of pulls(stream)) expect(ACTIONS).toContain(action);
      await follows(() => undo(wrong, false));
      await follows(() => editCell(owner, 1, "edit_cell_has_data", false));
      await follows(() => undo(pulls(stream).at(-1)?.edit_uuid as string));
      // A cell without data is given some, and its column takes a value for none of its own.
      await follows(() => editCell(owner, 29, "edit_cell_output", "17"));
      await follows(() => undo(pulls(stream).at(-1)?.edit_uuid as string));
      const pasted = "10000000-2000-4000-8000-300000000000";
      await follows(() =>
        owner.post(`/api/v1/edit/cells/${job}`, {
          session_uuid: owner.session,
          edit_uuid: pasted.replace("300000000000", String(Date.now()).slice(-12).padStart(12, "0")),
          first_row: 4,
          last_row: 5,
          first_column: 0,
          last_column: 0,
          values: [["one"], [""]],
        }),
      );
      await follows(() => undo(pulls(stream).at(-1)?.edit_uuid as string));
      stream.close();
    });

    it("tells what waits as a pull request, and what came to nothing as what is in force", async () => {
      const stranger = await Visitor.arrive(service().base);
      const replica = new Replica(await allRows(owner, "clean", job));
      const stream = await follow(owner);
      expect((await editCell(stranger, 2, "edit_cell_output", "REJECTED")).status).toBe(200);
      await stream.until(({ length }) => length > 0);
      expect(pulls(stream)).toMatchObject([{ action: "edit_cell_output", value: "REJECTED", session_uuid: null }]);
      expect((await cellAt(2, 0)).output).toBe("Person 2");
      await decideAll(false);
      await stream.until((messages) => messages.filter(({ event }) => event === "pr").length > 1);
      await sleep(QUIET_MS / 2);
      replica.take(pulls(stream));
      await expectSame(replica);
      stream.close();
    });

    it("tells of a change of others that is in force at once where the owner accepts all", async () => {
      await owner.post(`/api/v1/table/${job}/describe`, { session_uuid: owner.session, auto_accept: true });
      const stranger = await Visitor.arrive(service().base);
      const replica = new Replica(await allRows(owner, "clean", job));
      const stream = await follow(owner);
      await editCell(stranger, 2, "edit_cell_output", "taken");
      await stream.untilQuiet();
      replica.take(pulls(stream));
      expect((await cellAt(2, 0)).output).toBe("taken");
      await expectSame(replica);
      stream.close();
    });

    it("goes on after Last-Event-ID, with nothing that was undone or rejected meanwhile", async () => {
      const stranger = await Visitor.arrive(service().base);
      const first = await follow(owner);
      await editCell(owner, 0, "edit_cell_output", "seen");
      await first.untilQuiet();
      const last = first.heard.at(-1)?.id;
      const undoable = pulls(first).at(-1)?.edit_uuid as string;
      first.close();
      const replica = new Replica(await allRows(owner, "clean", job));
      replica.take(pulls(first));
      const wrong = await follow(owner);
      await editCell(owner, 1, "edit_cell_output", "WRONG");
      await wrong.untilQuiet();
      await undo(pulls(wrong).at(-1)?.edit_uuid as string);
      wrong.close();
      await editCell(stranger, 2, "edit_cell_output", "REJECTED");
      await decideAll(false);
      await undo(undoable);
      await editCell(owner, 3, "edit_cell_output", "missed");
      const again = await follow(owner, last);
      await again.until((messages) => messages.some(({ data }) => data?.value === "missed"));
      await again.untilQuiet();
      const values = pulls(again).map(({ value }) => value);
      expect(values).not.toContain("WRONG");
      expect(values).not.toContain("REJECTED");
      replica.take(pulls(again));
      await expectSame(replica);
      again.close();
    });
  });
}
