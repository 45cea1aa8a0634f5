/** A recipe over HTTP: written down from one month's table, followed in the next one's, seen in its log and undone there. */
import type { EditLogReply, Recipe } from "@limpid/contract";
import { beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const MAY = month(["Day", "Payee", "Amount", "Status"], 5);
const JUNE = month(["day", "Payee", "Amount", "Counter"], 6);

/** All days could be the first or the twelfth month. */
function month(titles: readonly string[], number: number): string {
  const rows = Array.from({ length: 40 }, (_, row) =>
    [
      `0${number}/${String((row % 11) + 1).padStart(2, "0")}/2026`,
      row % 4 === 0 ? "Corner Shop" : "Power and Light",
      `${row}.50`,
      row,
    ].join(","),
  );
  return `${titles.join(",")}\n${rows.join("\n")}\n`;
}

const server = await sharedInProcess();
let owner: ApiClient;
let recipe: Recipe;

beforeAll(async () => {
  owner = await ApiClient.connect(server.url);
  const may = await owner.uploadCleaned(MAY, { filename: "may.csv" });
  await decideAlike(may);
  await owner.editOutput(may, 2, 2, "7.00");
  recipe = (await owner.get<Recipe>(`/api/v1/recipe/${may}`)).body;
});

async function decideAlike(job: string): Promise<void> {
  await owner.decide(job, 0, { decision: "date_order", value: "mdy" });
  await owner.chooseClass(job, 1, "free_text");
  await owner.editColumn(job, 2, { action: "edit_column_title", value: "Paid" });
}

const outputs = async (job: string) =>
  (await owner.cleanPage(job, 0)).body.data.map(({ cells }) => cells.map(({ output }) => output));

const stepsOf = async (job: string) => (await owner.get<EditLogReply>(`/api/v1/edits/${job}`)).body.steps;

it("has what was decided, and counts what belongs to the file alone", () => {
  expect(recipe).toMatchObject({ format: "limpid-recipe", version: 1, made_from: "may.csv", reading: {} });
  expect(recipe.columns.map(({ title, class_is, decisions }) => [title, class_is, decisions])).toEqual([
    ["Day", "inferred", [{ decision: "date_order", option: "mdy" }]],
    ["Payee", "chosen", []],
    ["Amount", "inferred", []],
    ["Status", "inferred", []],
  ]);
  expect(recipe.columns[2]?.new_title).toBe("Paid");
  expect(recipe.not_replayable).toEqual({ cells: 1, rows: 0, columns: 0 });
});

it("cleans the next file as the same decisions of a person do", async () => {
  const byHand = await owner.uploadCleaned(JUNE, { filename: "june.csv" });
  await decideAlike(byHand);
  const byRecipe = await owner.uploadCleaned(JUNE, { filename: "june.csv", recipe });
  expect(await outputs(byRecipe)).toEqual(await outputs(byHand));
  expect((await owner.columns(byRecipe)).map(({ title }) => title)).toEqual(["day", "Payee", "Paid", "Counter"]);
  expect((await stepsOf(byRecipe)).map(({ kind, after }) => [kind, after])).toEqual(
    expect.arrayContaining([
      ["decision", "Month first"],
      ["class", "Text"],
      ["title", "Paid"],
    ]),
  );
  const { warnings } = (await owner.table(byRecipe)).body;
  expect(warnings.map(({ message }) => message)).toContain(
    `Recipe "${recipe.name}": columns that are not in this file: "Status"`,
  );
});

it("says what finds nothing there, and each of its decisions can be undone", async () => {
  const [day, ...others] = recipe.columns;
  const decisions = [...day!.decisions, { decision: "ways", value: "nobody", option: "accept" }];
  const job = await owner.uploadCleaned(JUNE, { recipe: { ...recipe, columns: [{ ...day!, decisions }, ...others] } });
  const { warnings } = (await owner.table(job)).body;
  expect(warnings.map(({ message }) => message).join("\n")).toContain(
    'find nothing in this file: ways:nobody=accept for "day"',
  );
  const before = (await outputs(job))[0]?.[0];
  const step = (await stepsOf(job)).find(({ kind }) => kind === "decision");
  await owner.post(`/api/v1/review/${job}/undo`, {
    session_uuid: owner.session,
    edit_uuid: step?.edit_uuid,
    undone: true,
  });
  expect([before, (await outputs(job))[0]?.[0]]).toEqual(["2026-06-01", "06/01/2026"]);
});

it.each([
  ["of a newer version", { version: 2 }, /^body\/recipe: It has version 2/],
  [
    "with a class that is gone",
    { columns: [{ title: "Day", class: "gone", class_is: "chosen", decisions: [] }] },
    /"gone", which does not exist/,
  ],
  ["edited by hand", { columns: "all" }, /recipe/],
])("is refused with the place if it is %s, and no table is made", async (_, change, detail) => {
  const { status, body } = await owner.tryUpload(JUNE, { recipe: { ...recipe, ...change } as Recipe });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: "invalid_request", detail: expect.stringMatching(detail) });
});
