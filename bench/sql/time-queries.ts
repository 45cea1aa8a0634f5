/** Times queries over HTTP, each checked against what is known of the generated table. */
import assert from "node:assert/strict";
import type { SqlReply } from "@limpid/contract";
import type { ApiClient } from "../../tools/testing/client.ts";
import { knownRow, TITLES } from "../support/generate-table.ts";
import { type Latencies, latencies } from "../support/statistics.ts";

const CATEGORY = TITLES.indexOf("category");
const QUANTITY = TITLES.indexOf("quantity");

export const groupBy = (table: string): string =>
  `select category, count(*) as orders, sum(quantity) as pieces from "${table}" group by category order by category`;

/** Category, orders and pieces, in the order of the query. */
export function expectedGroups(rows: number): string[][] {
  const groups = new Map<string, { orders: number; pieces: number }>();
  for (let row = 0; row < rows; row++) {
    const cells = knownRow(row);
    const category = cells[CATEGORY]?.clean ?? "";
    const group = groups.get(category) ?? { orders: 0, pieces: 0 };
    groups.set(category, { orders: group.orders + 1, pieces: group.pieces + Number(cells[QUANTITY]?.clean) });
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { orders, pieces }]) => [name, String(orders), String(pieces)]);
}

/** Milliseconds until the reply, which names the view. */
export async function timeQuery(
  client: ApiClient,
  query: string,
): Promise<{ readonly ms: number; readonly view: string }> {
  const started = performance.now();
  const { status, body } = await client.post<SqlReply>("/api/v1/sql", { session_uuid: client.session, query });
  const ms = performance.now() - started;
  assert.equal(status, 200, JSON.stringify(body));
  return { ms, view: body.view_uuid };
}

export async function checkGroups(client: ApiClient, view: string, expected: readonly string[][]): Promise<void> {
  const { body } = await client.cleanPage(view, 0);
  const rows = body.data.map(({ cells }) => cells.map(({ output }) => output));
  assert.deepEqual(rows, expected);
}

/** Calls that the web process answers by itself, one after the other until they are to stop. */
export async function timeOtherCalls(client: ApiClient, table: string, isOver: () => boolean): Promise<Latencies> {
  const ms: number[] = [];
  for (let call = 0; !isOver() || ms.length === 0; call++) {
    const started = performance.now();
    const { status } = await client.get(call % 2 === 0 ? `/api/v1/table/${table}` : "/api/v1/settings");
    ms.push(performance.now() - started);
    assert.equal(status, 200);
  }
  return latencies(ms);
}
