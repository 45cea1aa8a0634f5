import type { SqlReply, ViewReply } from "@limpid/contract";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../lib/session.ts";
import { fakeService } from "../../testing/fake-service.ts";
import { useQueryRuns } from "./use-query-runs.ts";

const RESULT: SqlReply = {
  view_uuid: "new",
  num_rows: 1,
  num_columns: 1,
  truncated: false,
  cut: [],
  elapsed_ms: 1,
  tables: [],
};
const viewOf = (id: string): ViewReply => ({
  ...RESULT,
  view_uuid: id,
  query: `the query of ${id}`,
  created_at: "",
  run_at: "",
  rerun: false,
  problem: null,
});

function held<Reply>(reply: Reply) {
  let give: (() => void) | undefined;
  const given = new Promise<Reply>((resolve) => {
    give = () => resolve(reply);
  });
  return { reply: () => given, give: () => give?.() };
}

function start(viewId: string | null, sql: () => Promise<SqlReply>) {
  const service = fakeService({ sql, view: (_, path) => viewOf(path.split("/").at(-1) ?? "") });
  openSession();
  const told: string[] = [];
  const listeners = { onView: (id: string) => told.push(id), onQuery: (query: string) => told.push(query) };
  const hook = renderHook((address: string | null) => useQueryRuns(address, listeners), { initialProps: viewId });
  return { ...hook, service, told, kind: () => hook.result.current.state.kind };
}

it("a query gets the address of its view, which is not opened again", async () => {
  const { result, rerender, service, told, kind } = start(null, async () => RESULT);
  act(() => result.current.run("select 1"));
  await waitFor(() => expect(kind()).toBe("done"));
  rerender("new");
  expect([told, kind(), service.asked("view")]).toEqual([["new"], "done", []]);
});

it("a query whose screen has gone back to another address leads nowhere", async () => {
  const { reply, give } = held(RESULT);
  const { result, rerender, service, told, kind } = start("old", reply);
  await waitFor(() => expect(kind()).toBe("done"));
  act(() => result.current.run("select 1"));
  await waitFor(() => expect(service.asked("sql")).toHaveLength(1));
  rerender(null);
  expect(kind()).toBe("idle");
  await act(async () => give());
  expect([kind(), told]).toEqual(["idle", ["the query of old"]]);
});

it("a query that is taken back leaves the screen as it was before any", async () => {
  const { reply, give } = held(RESULT);
  const { result, told, kind } = start(null, reply);
  act(() => result.current.run("select 1"));
  await waitFor(() => expect(kind()).toBe("running"));
  await act(async () => {
    give();
    result.current.cancel();
  });
  await waitFor(() => expect(kind()).toBe("idle"));
  expect(told).toEqual([]);
});
