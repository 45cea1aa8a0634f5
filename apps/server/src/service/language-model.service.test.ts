/** An operator's language model: asked once a table, given no cell, and never in the way. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type RecordedModel, startRecordedModel } from "../../../../tools/testing/language-model-server.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const STAFF = "who,mail\nZoë Quirk,zoe@quirk.example\nAbel Ames,abel@ames.example\n";

let model: RecordedModel;
let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  model = await startRecordedModel();
  server = await startServer({ LANGUAGE_MODEL_URL: model.url, LANGUAGE_MODEL_NAME: "local-model" });
  client = await ApiClient.connect(server.url);
});
afterAll(async () => {
  await server.remove();
  await model.close();
});

describe("a server with a language model", () => {
  it("names and describes a table in its words, told no cell", async () => {
    const job = await client.upload(STAFF, { filename: "staff.csv" });
    expect((await client.finish(job)).msg).toBe("Finished");
    expect(await client.get(`/api/v1/table/${job}`)).toMatchObject({
      body: { name: "Staff e-mail addresses", tags: ["staff", "contacts"] },
    });
    expect(model.asked).toHaveLength(1);
    for (const cell of ["Zo", "Quirk", "ames"]) expect(model.asked[0]?.body).not.toContain(cell);
  });

  it("goes on without it when it is gone", async () => {
    await model.close();
    const job = await client.upload(STAFF, { filename: "staff-list.csv" });
    expect((await client.finish(job)).msg).toBe("Finished");
    expect(await client.get(`/api/v1/table/${job}`)).toMatchObject({ body: { name: "Staff list" } });
    expect(server.output()).toContain('The language model "local-model" gave no words');
  });
});
