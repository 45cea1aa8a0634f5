import { entities } from "@limpid/entities";
import { expect, it } from "vitest";
import { GROUPS_BY_CLASS } from "./classes.ts";

const named = (id: string, group: string): string => `${group}/${id}`;

it("the classes that the model learns are in the registry, in the same groups", () => {
  const registered = entities.map(({ id, group }) => named(id, group));
  expect(registered).toEqual(expect.arrayContaining([...GROUPS_BY_CLASS].map(([id, group]) => named(id, group))));
});

it("every class is learned by the model, or proves itself by check digits until it is", () => {
  const unknown = entities.filter(({ id, isChecked }) => !GROUPS_BY_CLASS.has(id) && !isChecked);
  expect(unknown.map(({ id, group }) => `tools/model/classes.ts lacks ${named(id, group)}`)).toEqual([]);
});
