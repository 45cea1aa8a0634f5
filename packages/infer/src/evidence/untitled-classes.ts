/**
 * Days of birth look like any days, passport numbers like any keys, and bare digits like any others, be they of a telephone,
 * a place or an amount: under a title that says nothing of them a column is none of these. A column without a title is
 * left to the model.
 */
import { entities } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { isNamedBy } from "./named-by.ts";

const BARE_NUMBER = /^[-+]?\d+(?:[.,]\d+)*$/;
const NONE: ReadonlySet<string> = new Set();

/** The classes that need a title, and do not have theirs. */
export function untitledClasses({ header, values }: Pick<ColumnSample, "header" | "values">): ReadonlySet<string> {
  if (header === "") return NONE;
  const isBare = values.every(({ text }) => BARE_NUMBER.test(text));
  const untitled = entities.filter(
    (entity) =>
      (entity.needsTitle === "always" || (entity.needsTitle === "bare" && isBare)) && !isNamedBy(entity, header),
  );
  return new Set(untitled.map(({ id }) => id));
}
