/** Reading a file again over HTTP: the preview, the new table, the edits it takes over, and who may. */
import type { EditLogReply, EditReply, PreviewReply, ReadingChoices, ReadingReply } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const PEOPLE = "id,name,city\n1,Ann,Bern\n2,Bob,Basel\n3,Cy,Chur\n";

const server = await sharedInProcess();
let client: ApiClient;

beforeAll(async () => {
  client = await ApiClient.connect(server.url);
});

const uploaded = async (text: string | Uint8Array = PEOPLE): Promise<string> => {
  return await client.uploadCleaned(text, { filename: "people.csv" });
};

const preview = (job: string, choices: ReadingChoices | object, by = client): Promise<Answer<PreviewReply>> =>
  by.post(`/api/v1/read/${job}/preview`, { session_uuid: by.session, choices });

const tryReadAnew = (job: string, choices: ReadingChoices | object, by = client): Promise<Answer<ReadingReply>> =>
  by.post(`/api/v1/read/${job}`, { session_uuid: by.session, choices });

const readAgain = async (job: string, choices: ReadingChoices): Promise<string> => {
  const { status, body } = await tryReadAnew(job, choices);
  expect(status).toBe(200);
  await client.finish(body.result_uuid);
  return body.result_uuid;
};

const outputs = async (job: string): Promise<(string | null)[][]> =>
  (await client.cleanPage(job, 0)).body.data.map(({ cells }) => cells.map(({ output }) => output));

describe("a table", () => {
  it("tells how it was read, completely, and that nobody said so", async () => {
    const { body } = await client.table(await uploaded());
    expect(body).toMatchObject({
      asked_choices: {},
      choices: { delimiter: ",", skiprows: 0, header_rows: 1 },
      selectable: { entries: [], sheets: [], record_paths: [] },
      previous_uuid: null,
      next_uuid: null,
    });
  });
});

describe("a preview", () => {
  it("shows the first rows as they would be read, and keeps nothing", async () => {
    const job = await uploaded();
    const { status, body } = await preview(job, { header_rows: 0 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ choices: { header_rows: 0, skiprows: 0 }, num_rows: 4, num_columns: 3 });
    expect(body.rows[0]).toEqual(["id", "name", "city"]);
    expect(body.parameters).toMatchObject({ header: "no", skiprows: "0" });
    expect((await client.table(job)).body).toMatchObject({ next_uuid: null, choices: { header_rows: 1 } });
  });

  it("is refused with the reason when the file cannot be read", async () => {
    const job = await client.uploadCleaned(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), { filename: "photo.csv" });
    const { status, body } = await preview(job, { header_rows: 1 });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: "unreadable_file" } });
    expect((body as unknown as { detail: string }).detail).not.toBe("");
  });

  it.each([
    ["a choice it does not know", { colour: "red" }],
    ["a delimiter that is too long", { delimiter: "123456789" }],
    ["a negative number of rows", { skiprows: -1 }],
    ["half a header row", { header_rows: 0.5 }],
    ["a sheet that is no name", { sheet: 3 }],
  ])("refuses %s", async (_, choices) => {
    const { status, body } = await preview(await uploaded(), choices);
    expect({ status, body }).toMatchObject({ status: 422, body: { code: "invalid_request" } });
  });

  it("gives way to a newer one of the same visitor, and all are answered", async () => {
    const job = await uploaded(`a,b\n${"x,y\n".repeat(200_000)}`);
    const answers = await Promise.all([0, 1, 2, 3].map((skiprows) => preview(job, { skiprows })));
    // Which of them comes last is not theirs to say.
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });
});

describe("a new reading", () => {
  it("is a table of its own, of the next version, and the old one stays", async () => {
    const old = await uploaded();
    const next = await readAgain(old, { header_rows: 0 });
    expect(next).not.toBe(old);
    expect((await client.table(next)).body).toMatchObject({
      status: "done",
      asked_choices: { header_rows: 0 },
      choices: { header_rows: 0 },
      previous_uuid: old,
      next_uuid: null,
      allow_edits: true,
      basics: { dl_version: 2, num_rows: 4 },
    });
    expect((await client.table(old)).body).toMatchObject({
      previous_uuid: null,
      next_uuid: next,
      basics: { dl_version: 1, num_rows: 3 },
    });
    expect(await outputs(old)).toHaveLength(3);
  });

  it("takes over the edits whose cell is still there, and counts the others", async () => {
    const old = await uploaded();
    await client.editOutput(old, 0, 1, "Anna");
    await client.editOutput(old, 2, 2, "Churwalden");
    const next = await readAgain(old, { skiprows: 2, header_rows: 0 });
    // The line of Ann is skipped, so her cell is gone; that of Cy has moved up.
    expect(await outputs(next)).toEqual([
      ["2", "Bob", "Basel"],
      ["3", "Cy", "Churwalden"],
    ]);
    const { body } = await client.table(next);
    expect(body.basics.dl_version).toBe(4);
    expect(body.warnings.map(({ message }) => message)).toContain(
      "1 of 2 earlier changes could not be kept: this reading does not have the same cells",
    );
    const csv = await client.get<string>(`/api/v1/get/${next}/csv`);
    expect(csv.body).toContain("Churwalden");
  });

  it("keeps edits over two readings, there and back", async () => {
    const old = await uploaded();
    await client.editOutput(old, 1, 1, "Robert");
    const second = await readAgain(old, { header_rows: 0 });
    expect((await outputs(second))[2]).toEqual(["2", "Robert", "Basel"]);
    const third = await readAgain(second, { header_rows: 1 });
    expect((await outputs(third))[1]).toEqual(["2", "Robert", "Basel"]);
    expect((await client.table(third)).body).toMatchObject({ previous_uuid: second, warnings: [] });
  });

  it("that cannot be read says so, and nobody is sent to it", async () => {
    const job = await client.uploadCleaned("", { filename: "empty.csv" });
    const { body } = await tryReadAnew(job, { header_rows: 0 });
    await client.finish(body.result_uuid);
    expect((await client.table(body.result_uuid)).body).toMatchObject({ status: "failed", previous_uuid: job });
    expect((await client.table(job)).body.next_uuid).toBeNull();
  });
});

/** The model leaves open whether its first row names something. */
const UNCERTAIN = "Anna,Bern\nBea,Basel\nCarl,Chur\n";

describe("a parameter that is not certain", () => {
  const alternativesOf = async (job: string) => (await client.table(job)).body.selectable.alternatives ?? [];

  const confirm = (job: string, reading: string, by = client): Promise<Answer<EditReply>> =>
    by.post(`/api/v1/edit/table/${job}`, {
      session_uuid: by.session,
      dataframe_uuid: job,
      dt_utc: "2026-11-27 10:00:00",
      action: "confirm_reading",
      parameter: "header",
      reading,
    });

  it("is a question with the choices that read the file the other way", async () => {
    const job = await uploaded(UNCERTAIN);
    const { body } = await client.table(job);
    const { taken, other } = body.selectable.alternatives?.[0] ?? {};
    expect(body.selectable.confidence?.header).toBeLessThan(0.9);
    expect([taken, other].toSorted()).toEqual(["names", "values"]);
    expect(await alternativesOf(job)).toEqual([
      {
        parameter: "header",
        message: `Does the first row hold ${taken}, as it was read, or ${other}?`,
        taken,
        other,
        choices: { ...body.choices, header_rows: taken === "names" ? 0 : 1 },
        answered: false,
      },
    ]);
  });

  it("is confirmed by the owner alone, which the log says and an undo takes back", async () => {
    const job = await uploaded(UNCERTAIN);
    const taken = (await alternativesOf(job))[0]?.taken ?? "";
    const guest = await ApiClient.connect(server.url);
    expect(await confirm(job, taken, guest)).toMatchObject({ status: 403, body: { code: "not_owner" } });
    expect(await confirm(job, "neither")).toMatchObject({ status: 422, body: { code: "edit_refused" } });
    const answers = await Promise.all([confirm(job, taken), confirm(job, taken)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await alternativesOf(job)).toMatchObject([{ parameter: "header", taken, answered: true }]);
    const { body: log } = await client.get<EditLogReply>(`/api/v1/edits/${job}?session_uuid=${client.session}`);
    expect(log.steps).toMatchObject([{ kind: "reading", decision: "header", after: taken, undone: false }]);
    const undo = { session_uuid: client.session, edit_uuid: log.steps[0]?.edit_uuid, undone: true };
    await client.post(`/api/v1/review/${job}/undo`, undo);
    expect(await alternativesOf(job)).toMatchObject([{ answered: false }]);
  });

  it("is read the other way by its choices; the new table says so, keeps the answer and leads back", async () => {
    const old = await uploaded(UNCERTAIN);
    await client.editOutput(old, 1, 1, "Baden");
    const { body: before } = await client.table(old);
    const asked = before.selectable.alternatives?.[0];
    if (asked === undefined) throw new Error("Nothing is asked");
    const next = await readAgain(old, asked.choices);
    const [answered] = await alternativesOf(next);
    expect(answered).toMatchObject({ taken: asked.other, other: asked.taken, choices: before.choices, answered: true });
    const { body: log } = await client.get<EditLogReply>(`/api/v1/edits/${next}?session_uuid=${client.session}`);
    expect(log.steps.map(({ kind, after }) => [kind, after])).toContainEqual(["reading", asked.other]);
    expect((await outputs(next)).flat()).toContain("Baden");
    const third = await readAgain(next, answered?.choices ?? {});
    expect((await client.table(third)).body.choices).toEqual(before.choices);
    expect(await alternativesOf(third)).toMatchObject([{ taken: asked.taken, other: asked.other, answered: true }]);
  });

  it("is answered by what is no earlier change, where others are counted that could not be kept", async () => {
    const old = await uploaded(UNCERTAIN);
    const asked = (await alternativesOf(old))[0];
    const job = asked?.taken === "values" ? old : await readAgain(old, asked?.choices ?? {});
    await client.editOutput(job, 0, 1, "Biel");
    const next = await readAgain(job, (await alternativesOf(job))[0]?.choices ?? {});
    const { body } = await client.table(next);
    expect(body.warnings.map(({ message }) => message)).toContain(
      "1 of 1 earlier change could not be kept: this reading does not have the same cells",
    );
  });
});

describe("only the owner", () => {
  it.each([
    ["sees a preview", preview],
    ["reads anew", tryReadAnew],
  ])("%s", async (_, ask) => {
    const job = await uploaded();
    const guest = await ApiClient.connect(server.url);
    expect(await ask(job, {}, guest)).toMatchObject({ status: 403, body: { code: "not_owner" } });
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await ask(nobody, {})).toMatchObject({ status: 404, body: { code: "unknown_job" } });
  });
});
