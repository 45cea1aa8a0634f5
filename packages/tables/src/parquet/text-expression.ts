/** Returns an expression that prints a stored value as the text it was read from. */
export function textExpression(field: string, sqlType: string): string {
  if (sqlType === "VARCHAR") return field;
  return sqlType === "DOUBLE" ? `regexp_replace(cast(${field} as varchar), '\\.0$', '')` : `cast(${field} as varchar)`;
}
