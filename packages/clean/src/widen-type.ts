import type { ValueType } from "@limpid/table";

const INTEGER = /^-?(?:0|[1-9]\d{0,14})$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATETIME = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** The type that also holds every value of another: whole numbers are numbers, days are datetimes. */
const WIDER: Partial<Record<ValueType, ValueType>> = { integer: "number", date: "datetime" };

/** The type itself while the text is a value of it, else the narrowest wider one; all text fits "text". */
export function widenType(type: ValueType, text: string): ValueType {
  return fitsType(text, type) ? type : widenType(WIDER[type] ?? "text", text);
}

/** Whether a cleaned text is a value of the type and can be stored as one without losing a character that matters. */
function fitsType(text: string, type: ValueType): boolean {
  switch (type) {
    case "text":
      return true;
    case "integer":
      return INTEGER.test(text);
    case "number":
      return NUMBER.test(text);
    case "boolean":
      return text === "true" || text === "false";
    case "date":
      return DATE.test(text);
    case "datetime":
      return DATETIME.test(text) || DATE.test(text);
  }
}
