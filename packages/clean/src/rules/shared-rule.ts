import { rememberByName, TABLE_RULES } from "@limpid/table";

/** A rule of a class is taken together with those of that name in all others: "class.iso" of "date.iso" and "month.iso". */
export const sharedRule = rememberByName((rule: string): string =>
  rule === "" || Object.hasOwn(TABLE_RULES, rule) ? rule : `class${rule.slice(rule.indexOf("."))}`,
);
