import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it.each([
  ["as it should be written", "mysql://name:secret@host/limpid"],
  ["with a slash", "mysql://name:sec/secret@host/limpid"],
  ["with an at sign", "mysql://name:sec@secret@host/limpid"],
  ["with a space", "mysql://name:sec secret@host/limpid"],
])("a wrong setting is named without its password, %s", (_, databaseUrl) => {
  const read = (): unknown => readConfig({ DATABASE_URL: databaseUrl });
  expect(read).toThrow('DATABASE_URL="mysql://…@host/limpid": ');
  expect(read).not.toThrow("sec");
});

it("a bucket's address has nobody's name and password, and does not tell them", () => {
  const read = (): unknown => readConfig({ STORE_ENDPOINT: "https://name:secret@bucket.example.org" });
  expect(read).toThrow("must have no name and password");
  expect(read).not.toThrow("secret");
});
