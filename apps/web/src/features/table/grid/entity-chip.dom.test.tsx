import type { ColumnReply } from "@limpid/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeService } from "../../../testing/fake-service.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TableContext } from "../data/table-context.ts";
import { makeTable } from "../testing/make-table.ts";
import { EntityChip } from "./entity-chip.tsx";

it.each([
  ["below 90 %", { class_p: 0.894 }, "Mail: E-mail address · 89\u00a0%"],
  ["from 90 % on", { class_p: 0.9 }, "Mail: E-mail address"],
  ["when it is certain", { class_p: 1 }, "Mail: E-mail address"],
  [
    "of a person's choice, whatever the model thinks",
    { class_p: 0.2, chosen: true },
    "Mail: E-mail address · your choice",
  ],
])("how sure a class is stands beside it %s", (_, change, name) => {
  fakeService({});
  const table = makeTable(["Mail"], [["ann@example.org"]]);
  const entity = {
    name: "E-mail address",
    predicted_class: "email",
    class_p: 1,
    likely: {},
    all_probs: {},
    chosen: false,
  };
  const column = { ...table.data.get().columns[0]!, entity: { ...entity, ...change } } satisfies ColumnReply;
  renderScreen(
    <TableContext value={table}>
      <EntityChip index={0} column={column} />
    </TableContext>,
  );
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe(name);
  expect(screen.getByRole("button").textContent?.includes("%")).toBe(name.includes("%"));
});
