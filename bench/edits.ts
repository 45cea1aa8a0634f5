/**
 * `npm run bench -- edits [--rows 100000] [--columns 4] [--main FILE]`: a column of so many cells is filled at once, and what is asked of
 * the table then, twice, after one more edit, and after the filling is undone; through HTTP. `--main` measures another built
 * server. The answers are checked before times count.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import type { EditCellsReply, EditLogReply, EditReply, FindReply, ProfileReply, ReviewReply } from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { startServer } from "../tools/testing/start-server.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { AnswerTimes } from "./support/time-answers.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    columns: { type: "string", default: "4" },
    main: { type: "string" },
  },
});
const ROWS = Number(options.rows);
const COLUMNS = Number(options.columns);
/** As many as one edit changes. */
const EDITED = Math.min(ROWS, 100_000);
const MAX_MS = 30 * 60_000;
const FILLED = 1;
/** The first row of them is edited by itself as well. */
const VALUES = Array.from({ length: 50 }, (_, value) => [`filled ${value}`]);

const machine = describeMachine();
const settings = { CLEAN_ROW_LIMIT: "0", RATE_LIMIT_PER_MINUTE: "100000000", MAX_UPLOAD_MB: "1000" };
const server = await startServer(settings, options.main);
try {
  const client = await ApiClient.connect(server.url);
  const titles = Array.from({ length: COLUMNS }, (_, column) => `column ${column}`);
  const lines = Array.from({ length: ROWS }, (_, row) =>
    titles.map((_title, column) => `note ${(row * (column + 3)) % 997} of ${column}`).join(";"),
  );
  const table = await client.upload([titles.join(";"), ...lines].join("\n"), { filename: "notes.csv" });
  for await (const _ of followJob(client, table, MAX_MS));
  const filled = `text=filled+7&match_case=true&whole_cell=true`;
  const times = new AnswerTimes();
  const ask = async (when: string, found: number, edited: number): Promise<void> => {
    const cells = await times.time(`find, ${when}`, () => client.get<FindReply>(`/api/v1/find/${table}?${filled}`));
    assert.equal(cells.count, found);
    const profile = await times.time(`values of the column, ${when}`, () =>
      client.get<ProfileReply>(`/api/v1/profile/${table}?column=${FILLED}`),
    );
    assert.equal(profile.values.find(({ value }) => value === "filled 7")?.count ?? 0, found);
    const log = await times.time(`log of edits, ${when}`, () => client.get<EditLogReply>(`/api/v1/edits/${table}`));
    assert.equal(log.changed, edited);
    const review = await times.time(`questions, ${when}`, () => client.get<ReviewReply>(`/api/v1/review/${table}`));
    assert.equal(review.question_count, 0);
  };
  await ask("nothing edited", 0, 0);
  const filling = {
    session_uuid: client.session,
    first_row: 0,
    last_row: EDITED - 1,
    first_column: FILLED,
    last_column: FILLED,
    values: VALUES,
  };
  const edit = await times.time("filling", () => client.post<EditCellsReply>(`/api/v1/edit/cells/${table}`, filling));
  assert.equal(edit.cells, EDITED);
  const share = EDITED / VALUES.length;
  await ask("after it", share, EDITED);
  await ask("once more", share, EDITED);
  await client.editOutput(table, 7, FILLED, "another");
  await ask("after one more edit", share - 1, EDITED);
  const again = { ...filling, values: [["filled 7"]] };
  const other = await times.time("filling anew", () =>
    client.post<EditCellsReply>(`/api/v1/edit/cells/${table}`, again),
  );
  assert.equal(other.cells, EDITED - share + 1);
  await ask("after that", EDITED, EDITED);
  for (const { edit_uuid } of [other, edit])
    await times.time(`undoing ${edit_uuid === edit.edit_uuid ? "the first" : "the second"}`, () =>
      client.post<EditReply>(`/api/v1/review/${table}/undo`, {
        session_uuid: client.session,
        edit_uuid,
        undone: true,
      }),
    );
  await ask("after both are undone", 0, 1);

  writeResults({
    name: "edits",
    title: `${EDITED} cells of ${ROWS} rows and ${COLUMNS} columns edited`,
    machine,
    figures: times.figures,
    text: times.table(),
  });
} finally {
  await server.remove();
}
