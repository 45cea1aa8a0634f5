import { entities } from "@limpid/entities";
import { expect, it } from "vitest";
import { groupOf } from "./classes.ts";

it("the classes of the model are those of the registry, in the same groups", () => {
  const registered = entities.map(({ id, group }) => `${group}/${id}`).sort();
  expect([...groupOf].map(([id, group]) => `${group}/${id}`).sort()).toEqual(registered);
});
