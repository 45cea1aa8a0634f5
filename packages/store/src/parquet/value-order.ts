/** By what the values of a column are in order. */
export type ValueOrder = "number" | "day" | "text";

/** SQL expressions of a text, the first one that differs counts. What is no number comes behind all numbers. */
export function orderExpression(text: string, order: ValueOrder): readonly string[] {
  const key = keyExpression(text, order);
  return key === text ? [text] : [key, text];
}

/** The first of them. */
export function keyExpression(text: string, order: ValueOrder): string {
  if (order === "number") return `try_cast(${text} as double)`;
  return order === "day" ? text : `lower(${text})`;
}
