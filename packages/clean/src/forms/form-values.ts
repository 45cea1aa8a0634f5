/** What some values of a column become in each of the forms that it may be written in; nothing else is done to them. */
import { type CountedValue, isOpen } from "@limpid/table";
import { type ColumnContext, cleanValue } from "../clean-value.ts";
import type { FormedValue, Writing } from "./writing.ts";

/** Values that are looked at. */
const MAX_FORMED = 500;

interface FormedValues {
  readonly values: readonly FormedValue[];
  /** All values of the column were looked at. */
  readonly isWhole: boolean;
}

export function formValues(
  counted: readonly CountedValue[],
  column: Omit<ColumnContext, "findings" | "writing" | "settings">,
): FormedValues {
  const write = (text: string, writing: Writing): string => {
    const verdict = cleanValue(text, { ...column, ...FORMS_ONLY, writing });
    return isOpen(verdict) ? text : (verdict.output ?? text);
  };
  const step = Math.ceil(counted.length / MAX_FORMED);
  const values = counted
    .filter((_, index) => index % step === 0)
    .map(({ text, count }) => ({
      raw: text,
      own: write(text, "own_form"),
      canonical: write(text, "class_form"),
      cells: count,
    }));
  return { values, isWhole: step <= 1 };
}

const FORMS_ONLY = { findings: new Map(), settings: { repairs: "propose" } } as const;
