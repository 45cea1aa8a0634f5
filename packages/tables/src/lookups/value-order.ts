/** The order of a column's values. */
export type ValueOrder = "number" | "day" | "text";

/** Returns SQL sort keys of a text in order of precedence. Texts that are no numbers come after all numbers. */
export function orderExpression(text: string, order: ValueOrder): readonly string[] {
  const key = keyExpression(text, order);
  return key === text ? [text] : [key, text];
}

/**
 * Returns an SQL expression for the place of a text among numbers or days. Incomplete dates count as their first day,
 * and times by their local clock.
 */
export function placeExpression(text: string, order: Exclude<ValueOrder, "text">): string {
  if (order === "number") return `try_cast(${text} as double)`;
  // DuckDB accepts a zone only after seconds.
  const withSeconds = `regexp_replace(${text}, '^(.{10}[T ]\\d{2}:\\d{2})(Z|[+-])', '\\1:00\\2')`;
  const days = [
    `try_cast(${text} as timestamp)`,
    `try_strptime(${text}, ['%Y-%m', '%Y'])`,
    `try_cast(${withSeconds} as timestamp)`,
  ];
  return `epoch(coalesce(${days.join(", ")}))`;
}

/** Returns the text if it is a day; days sort correctly as text. */
export function dayExpression(text: string): string {
  return `case when ${placeExpression(text, "day")} is not null then ${text} end`;
}

/** Returns the first sort key. */
export function keyExpression(text: string, order: ValueOrder): string {
  if (order === "number") return `try_cast(${text} as double)`;
  return order === "day" ? text : `lower(${text})`;
}
