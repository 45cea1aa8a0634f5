import { entityById } from "@limpid/entities";
import { expect, it } from "vitest";
import { knowsText } from "./knows-text.ts";

const knows = (id: string, text: string) => knowsText(entityById(id)!, text);

it("tells words of a list from words of a form", () => {
  expect(knows("country", "Switzerland")).toBe(true);
  expect(knows("country", "Swixzerland")).toBe(false);
  expect(knows("email", "ann@example.org")).toBe(false);
  expect(knows("free_text", "delivered late")).toBe(false);
  expect(knows("country", "")).toBe(false);
});
