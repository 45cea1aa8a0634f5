import type { TableProfile } from "@limpid/pipeline";
import { afterEach, describe, expect, it } from "vitest";
import { type RecordedModel, startRecordedModel } from "../../../../tools/testing/language-model-server.ts";
import { askEndpoint } from "./ask-endpoint.ts";

const PROFILE: TableProfile = {
  fileName: "staff.csv",
  rowCount: 3,
  columns: [{ title: "mail", holds: "E-mail address", shapes: ["A@A.A"], distinctValues: 3 }],
};

let model: RecordedModel | undefined;
afterEach(() => model?.close());

async function describeWith(reply?: Parameters<typeof startRecordedModel>[0], seconds = 10) {
  model = await startRecordedModel(reply);
  const failures: unknown[] = [];
  const settings = { url: model.url, model: "local-model", key: "k-1", seconds };
  const words = await askEndpoint(settings, (error) => failures.push(error)).describeTable(PROFILE);
  return { words, failures, asked: model.asked };
}

describe("askEndpoint", () => {
  it("asks once, with the profile and the key, for words of a schema", async () => {
    const { words, failures, asked } = await describeWith();
    expect(words).toEqual({
      name: "Staff e-mail addresses",
      description: "People with their e-mail addresses and the day they joined.",
      tags: ["staff", "contacts"],
    });
    expect(failures).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer k-1" });
    const body = JSON.parse(asked[0]?.body ?? "");
    expect(body).toMatchObject({ model: "local-model", response_format: { type: "json_schema" } });
    expect(body.messages.at(-1).content).toContain("staff.csv");
  });

  it.each([
    ["fails", { status: 500, body: "no" }],
    ["refuses", { status: 401, body: '{"error":{"message":"no"}}' }],
    ["says no JSON", { status: 200, body: "<html>" }],
    ["says other things", { status: 200, body: chat('{"title":"x"}') }],
    ["says words in no schema", { status: 200, body: chat("Sure! Here is a name: x") }],
    ["gives numbers for words", { status: 200, body: chat('{"name":1,"description":"","tags":[]}') }],
    ["gives no choices", { status: 200, body: '{"choices":[]}' }],
    ["replies without end", { status: 200, body: chat("x".repeat(1_100_000)) }],
    ["never answers", null],
  ])("gives no words where the endpoint %s, and tells why", async (_, reply) => {
    const { words, failures } = await describeWith(reply, 0.2);
    expect(words).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});

function chat(content: string): string {
  const message = { role: "assistant", content };
  return JSON.stringify({ id: "1", choices: [{ index: 0, message, finish_reason: "stop" }] });
}
