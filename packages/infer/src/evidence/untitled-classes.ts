/**
 * Rules out classes that need a title. Days of birth look like any days, passport numbers like any keys, and bare
 * digits like any others, be they of a telephone, a place or an amount: a column is none of these if its title says
 * nothing of them. A column without a title is left to the model.
 */
import { entities } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { isNamedInWords } from "./named-by.ts";

const BARE_NUMBER = /^[-+]?\d+(?:[.,]\d+)*$/;
const NONE: ReadonlySet<string> = new Set();

/** Returns the classes that need a title and do not match this one. */
export function untitledClasses({ header, values }: Pick<ColumnSample, "header" | "values">): ReadonlySet<string> {
  if (header === "") return NONE;
  const isBare = values.every(({ text }) => BARE_NUMBER.test(text));
  const untitled = entities.filter(
    (entity) =>
      (entity.needsTitle === "always" || (entity.needsTitle === "bare" && isBare)) && !isNamedInWords(entity, header),
  );
  return new Set(untitled.map(({ id }) => id));
}
