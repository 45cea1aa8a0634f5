import type { SettingsReply } from "@limpid/contract";
import { expect, it } from "vitest";
import { privacySentences } from "./privacy-part.tsx";

const ALONE: SettingsReply["privacy"] = {
  database: "sqlite",
  delete_undo_minutes: 60,
  failed_upload_days: 1,
  anonymous_table_days: 0,
  list_by_default: false,
  language_model: null,
};

const said = (privacy: Partial<SettingsReply["privacy"]>) => privacySentences({ ...ALONE, ...privacy }).join(" ");

it("says what the installation does with data, as it is set up", () => {
  expect(said({})).toMatch(/a database file\..*no other service is contacted/);
  expect(said({})).toMatch(
    /stays until its owner deletes it; its files are removed 60 minutes later.*kept for 1 day\./,
  );
  expect(said({ database: "postgresql" })).toMatch(/a PostgreSQL database/);
});

it("says who can find a table, also where the operator publishes new ones", () => {
  expect(said({})).toContain("A table is private until its owner publishes it");
  expect(said({ list_by_default: true })).toMatch(/A new table is public here.*unless its owner makes it private/);
  expect(said({ list_by_default: true })).not.toContain("private until");
});

it("names who receives something, and when tables go", () => {
  const told = said({ language_model: "models.example:8000", anonymous_table_days: 30, delete_undo_minutes: 0 });
  expect(told).toMatch(
    /models\.example:8000 receives the titles, classes and value patterns of its columns, but never a cell/,
  );
  expect(told).not.toMatch(/no other service/);
  expect(told).toMatch(/without a user is deleted 30 days after its last change.*its files are removed immediately/);
});
