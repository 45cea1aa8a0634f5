/**
 * A column of very many cells is filled at once: what is asked of the table then, after one more edit, and after the filling is
 * undone, through HTTP. `--main` measures another built server. The answers are checked before times count.
 */
import assert from "node:assert/strict";
import type { EditCellsReply, EditLogReply, EditReply, FindReply, ProfileReply, ReviewReply } from "@limpid/contract";
import { cleanUpload } from "./support/follow-job.ts";
import { scenario } from "./support/scenario.ts";
import { AnswerTimes } from "./support/timing.ts";
import { sideBySide } from "./support/write-results.ts";

/** One edit changes so many cells at most. */
const MAX_EDITED = 100_000;
const FILLED = 1;
/** The seventh one is looked for. */
const VALUES = Array.from({ length: 50 }, (_, value) => [`filled ${value}`]);

export default scenario({
  title: "A column filled at once",
  options: { rows: 100_000, columns: 4, main: "" },
  measure: async ({ rows, columns, main }, { serve }) => {
    const { client } = await serve({}, main === "" ? undefined : main);
    const titles = Array.from({ length: columns }, (_, column) => `column ${column}`);
    const lines = Array.from({ length: rows }, (_, row) =>
      titles.map((_title, column) => `note ${(row * (column + 3)) % 997} of ${column}`).join(";"),
    );
    const table = await cleanUpload(client, [titles.join(";"), ...lines].join("\n"));
    const times = new AnswerTimes();
    const get = <Body>(name: string, path: string) => times.time(name, () => client.get<Body>(`/api/v1/${path}`));
    const ask = async (when: string, found: number, edited: number): Promise<void> => {
      const query = "text=filled+7&match_case=true&whole_cell=true";
      assert.equal((await get<FindReply>(`find, ${when}`, `find/${table}?${query}`)).count, found);
      const profile = await get<ProfileReply>(`values of the column, ${when}`, `profile/${table}?column=${FILLED}`);
      assert.equal(profile.values.find(({ value }) => value === "filled 7")?.count ?? 0, found);
      assert.equal((await get<EditLogReply>(`log of edits, ${when}`, `edits/${table}`)).changed, edited);
      assert.equal((await get<ReviewReply>(`questions, ${when}`, `review/${table}`)).question_count, 0);
    };
    const edited = Math.min(rows, MAX_EDITED);
    const place = { first_row: 0, last_row: edited - 1, first_column: FILLED, last_column: FILLED };
    const fill = (name: string, values: readonly string[][]) =>
      times.time(name, () =>
        client.post<EditCellsReply>(`/api/v1/edit/cells/${table}`, { session_uuid: client.session, ...place, values }),
      );
    await ask("nothing edited", 0, 0);
    const first = await fill("filling", VALUES);
    assert.equal(first.cells, edited);
    const share = edited / VALUES.length;
    await ask("after it", share, edited);
    await ask("once more", share, edited);
    await client.editOutput(table, 7, FILLED, "another");
    await ask("after one more edit", share - 1, edited);
    const second = await fill("filling it again", [["filled 7"]]);
    assert.equal(second.cells, edited - share + 1);
    await ask("after that", edited, edited);
    for (const [name, { edit_uuid }] of Object.entries({ second, first })) {
      const body = { session_uuid: client.session, edit_uuid, undone: true };
      await times.time(`undoing the ${name}`, () => client.post<EditReply>(`/api/v1/review/${table}/undo`, body));
    }
    await ask("after both are undone", 0, 1);
    return { page: [`${edited} cells of ${rows} rows and ${columns} columns.`, sideBySide({ time: times.figures })] };
  },
});
