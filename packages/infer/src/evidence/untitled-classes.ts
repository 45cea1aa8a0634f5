/**
 * Days of birth look like any days, passport numbers like any keys, and bare digits like any others, be they of a telephone,
 * a place or an amount: under a title that says nothing of them a column is none of these. A column without a title is
 * left to the model.
 */
import { entities } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";

const BARE_NUMBER = /^[-+]?\d+(?:[.,]\d+)*$/;
const NONE: ReadonlySet<string> = new Set();

/** The classes that need a title, and do not have theirs. */
export function untitledClasses({ header, values }: Pick<ColumnSample, "header" | "values">): ReadonlySet<string> {
  if (header === "") return NONE;
  const isBare = values.every(({ text }) => BARE_NUMBER.test(text));
  const titles = [header, wordsOf(header)];
  const untitled = entities.filter(
    ({ needsTitle, headers }) =>
      (needsTitle === "always" || (needsTitle === "bare" && isBare)) &&
      !headers.some((each) => titles.some((title) => each.test(title))),
  );
  return new Set(untitled.map(({ id }) => id));
}

/** "customer_dob" and "customerDob" as words. */
function wordsOf(header: string): string {
  return header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/[_.-]+/g, " ");
}
