/** By what the values of a column are in order. */
export type ValueOrder = "number" | "day" | "text";

/** SQL expressions of a text, the first one that differs counts. What is no number comes behind all numbers. */
export function orderExpression(text: string, order: ValueOrder): readonly string[] {
  const key = keyExpression(text, order);
  return key === text ? [text] : [key, text];
}

/**
 * Where a text lies among numbers or days, as an SQL expression. Of a day without a day or a month its first one; a time where its
 * clock says, whatever its zone.
 */
export function placeExpression(text: string, order: Exclude<ValueOrder, "text">): string {
  if (order === "number") return `try_cast(${text} as double)`;
  // DuckDB takes a zone behind seconds alone.
  const withSeconds = `regexp_replace(${text}, '^(.{10}[T ]\\d{2}:\\d{2})(Z|[+-])', '\\1:00\\2')`;
  const days = [
    `try_cast(${text} as timestamp)`,
    `try_strptime(${text}, ['%Y-%m', '%Y'])`,
    `try_cast(${withSeconds} as timestamp)`,
  ];
  return `epoch(coalesce(${days.join(", ")}))`;
}

/** The text where it is a day, which is in order as text. */
export function dayExpression(text: string): string {
  return `case when ${placeExpression(text, "day")} is not null then ${text} end`;
}

/** The first of them. */
export function keyExpression(text: string, order: ValueOrder): string {
  if (order === "number") return `try_cast(${text} as double)`;
  return order === "day" ? text : `lower(${text})`;
}
