import { randomUUID } from "node:crypto";
import { parseEdit } from "@limpid/edits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../connection/database.ts";
import { TEST_DATABASES, type TestDatabase } from "../testing/index.ts";
import {
  appendProposal,
  forgetProposals,
  listProposals,
  type NewProposal,
  settleProposals,
  useOfProposals,
} from "./proposals.ts";
import { createSession, renewSession } from "./sessions.ts";
import { createTable, deleteTable, describeTable, findTable } from "./tables.ts";

const [OWNER, READER, OTHER] = [randomUUID(), randomUUID(), randomUUID()];
const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const FUTURE = new Date("2100-01-01T00:00:00Z");

describe.each(TEST_DATABASES)("proposals on the $kind database", ({ open }) => {
  let test: TestDatabase;
  let db: Database["db"];
  let tableId: string;

  beforeAll(async () => {
    test = await open();
    db = test.database.db;
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    tableId = randomUUID();
    const rest = { username: null, fileName: null, source: "text", listedBy: null, pageSize: 20, rowLimit: 0 };
    await createTable(db, { id: tableId, session: OWNER, ...rest });
  });

  const text = (row: number, value = "Ada\u0000") =>
    ({ kind: "cell", place: { row, column: 1 }, value: { field: "output", value } }) as const;
  const flag = (field: "hasData" | "isClean", value: boolean) => ({ ...text(3), value: { field, value } }) as const;
  const title = { kind: "title", place: { row: null, column: 1 }, value: "Name" } as const;

  function proposal(changes: Partial<NewProposal> = {}): NewProposal {
    return parseEdit({
      tableId,
      editUuid: randomUUID(),
      session: READER,
      username: null,
      address: tableId,
      dtUtc: new Date("2026-01-02T03:04:05Z"),
      ...text(3),
      madeOn: "ada",
      state: "pending" as const,
      ...changes,
    }) as NewProposal;
  }
  const propose = async (changes: Partial<NewProposal> = {}): Promise<string> => {
    const made = proposal(changes);
    expect(await appendProposal(db, made)).toMatchObject({ isDuplicate: false });
    return made.editUuid;
  };
  const idsOf = async (isPending: boolean, limit?: number) =>
    (await listProposals(db, { tableId, isPending, limit })).map(({ editUuid }) => editUuid);

  it("come back as they were made, in the order they came", async () => {
    const made = proposal();
    await appendProposal(db, made);
    const titled = await propose({ ...title, madeOn: null });
    const [first, second] = await listProposals(db, { tableId, isPending: true });
    expect(first).toEqual({ ...made, seq: expect.any(Number) });
    expect(second).toMatchObject({ editUuid: titled, place: title.place, madeOn: null });
    expect((await findTable(db, tableId))?.version).toBe(1);
  });

  it("are kept once under their id, and not of a table that there is not", async () => {
    const made = proposal();
    await appendProposal(db, made);
    expect(await appendProposal(db, made)).toEqual({ version: 1, state: "pending", isDuplicate: true, differs: false });
    expect(await appendProposal(db, proposal({ ...made, ...text(3, "Bob") }))).toMatchObject({
      isDuplicate: true,
      differs: true,
    });
    expect(await idsOf(true)).toEqual([made.editUuid]);
    expect(await appendProposal(db, proposal({ tableId: randomUUID() }))).toBeUndefined();
  });

  it("take the place of what the same visitor had proposed for the same, and of nothing else", async () => {
    await propose();
    const others = [
      await propose({ session: OTHER }),
      await propose(text(4)),
      await propose(flag("isClean", true)),
      await propose(title),
    ];
    const newest = await propose(flag("hasData", false));
    expect(await idsOf(true)).toEqual([...others, newest]);
  });

  it("are decided once, and listed newest first then", async () => {
    const [one, two, three] = [await propose(text(1)), await propose(text(2)), await propose()];
    expect(await settleProposals(db, tableId, [one!, randomUUID()], "accepted")).toEqual(new Set([one]));
    expect(await settleProposals(db, tableId, [one!, two!], "rejected")).toEqual(new Set([two]));
    expect(await settleProposals(db, tableId, [], "rejected")).toEqual(new Set());
    expect(await idsOf(true)).toEqual([three]);
    expect(await idsOf(false)).toEqual([two, one]);
    expect(await idsOf(false, 1)).toEqual([two]);
    expect(await settleProposals(db, randomUUID(), [three!], "rejected")).toEqual(new Set());
  });

  it("are a visitor's by session or by user, and go along to the session that a key makes", async () => {
    const own = await propose();
    const asUser = await propose({ session: OTHER, username: "ann", ...text(7) });
    const of = async (sessionId: string | null, username: string | null) =>
      (await listProposals(db, { tableId, visitor: { sessionId, username }, isPending: true })).map(
        ({ editUuid }) => editUuid,
      );
    expect(await of(READER, null)).toEqual([own]);
    expect(await of(READER, "ann")).toEqual([own, asUser]);
    expect(await of(null, "ann")).toEqual([asUser]);
    expect(await of(OWNER, null)).toEqual([]);
    const [former, next] = [randomUUID(), randomUUID()];
    const renewed = await propose({ session: former, ...text(9) });
    await createSession(db, former, {});
    await renewSession(db, former, next, { username: "eve", keyHash: "" });
    expect(await of(next, null)).toEqual([renewed]);
  });

  it("are counted while they wait, and for a while after", async () => {
    const address = randomUUID();
    const ids = [await propose({ address, ...text(1) }), await propose({ address, ...text(2) })];
    await propose({ address: "another", session: OTHER });
    const visitor = { sessionId: READER, username: null };
    const use = (since: Date) => useOfProposals(db, { tableId, visitor, address }, since);
    expect(await use(FUTURE)).toMatchObject({ table: 3, address: 2 });
    await settleProposals(db, tableId, ids, "rejected");
    expect(await use(FUTURE)).toMatchObject({ table: 1, address: 0 });
    expect(await use(LONG_AGO)).toMatchObject({ table: 3, address: 2 });
  });

  it("are forgotten some time after they were decided, and go with their table", async () => {
    const ids = [await propose(text(1)), await propose()];
    await settleProposals(db, tableId, [ids[0]!], "accepted");
    await forgetProposals(db, LONG_AGO);
    expect(await idsOf(false)).toHaveLength(1);
    await forgetProposals(db, FUTURE);
    expect([await idsOf(false), await idsOf(true)]).toEqual([[], [ids[1]]]);
    await deleteTable(db, tableId);
    expect(await idsOf(true)).toEqual([]);
  });

  it("are accepted by themselves as the owner says", async () => {
    await describeTable(db, tableId, { autoAccept: true, name: "Towns" });
    expect(await findTable(db, tableId)).toMatchObject({
      name: "Towns",
      ownerDetails: { autoAccept: true, name: "Towns" },
    });
    await propose({ state: "accepted" });
    expect([await idsOf(true), await idsOf(false)]).toMatchObject([[], [expect.any(String)]]);
  });
});
