import { expect, it } from "vitest";
import { toJsonBody } from "./to-json-body.ts";

it.each([
  ["some data", "aGVsbG8="],
  ["no data", ""],
])("writes valid JSON around %s", async (_, data) => {
  const body = toJsonBody({ session_uuid: "s", filename: 'a "b".csv' }, new Blob([data]));
  expect(JSON.parse(await body.text())).toEqual({ data, session_uuid: "s", filename: 'a "b".csv' });
});
