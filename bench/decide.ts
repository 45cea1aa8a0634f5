/** One answer to a question of very many cells, and its undoing, through HTTP. What the table shows afterwards is checked. */
import assert from "node:assert/strict";
import type { DecideReply, EditReply, ReviewReply } from "@limpid/contract";
import { cleanUpload } from "./support/follow-job.ts";
import { scenario } from "./support/scenario.ts";
import { AnswerTimes } from "./support/timing.ts";
import { sideBySide } from "./support/write-results.ts";

/** A column of which more is wrong is not of that class. */
const ROWS_PER_CELL = 12;

export default scenario({
  title: "One answer for many cells",
  options: { cells: 100_000 },
  measure: async ({ cells }, { serve }) => {
    const { client } = await serve();
    const days = Array.from({ length: cells * ROWS_PER_CELL }, (_, row) =>
      row % ROWS_PER_CELL === 5 ? `${row};31.02.2024` : `${row};${String((row % 28) + 1).padStart(2, "0")}.03.2024`,
    );
    const table = await cleanUpload(client, ["id;day", ...days].join("\n"));
    const times = new AnswerTimes();
    const review = (when: string) =>
      times.time(`questions, ${when}`, () => client.get<ReviewReply>(`/api/v1/review/${table}`));
    const showCell = async (when: string): Promise<string | null | undefined> =>
      (await times.time(`a page ${when}`, () => client.cleanPage(table, 0))).data[5]?.cells[1]?.output;

    const [question] = (await review("nothing decided")).questions;
    assert.equal(question?.count, cells);
    const { column, rule, kind } = question;
    const body = { session_uuid: client.session, column, rule, kind, action: "set", value: "2024-02-29" };
    const decided = await times.time("one answer", () =>
      client.post<DecideReply>(`/api/v1/review/${table}/decide`, body),
    );
    assert.equal(decided.cells, cells);
    assert.equal(await showCell("after it"), "2024-02-29");
    const after = await review("after it");
    assert.deepEqual([after.decided, after.question_count], [cells, 0]);
    const undo = { session_uuid: client.session, edit_uuid: decided.edit_uuid, undone: true };
    await times.time("taking it back", () => client.post<EditReply>(`/api/v1/review/${table}/undo`, undo));
    assert.equal(await showCell("after that"), "31.02.2024");
    return { page: [`${cells} cells of ${days.length} rows.`, sideBySide({ time: times.figures })] };
  },
});
