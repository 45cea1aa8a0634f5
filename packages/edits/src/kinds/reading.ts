import { DOUBTED_PARAMETERS, type DoubtedParameter } from "@limpid/table";
import { defineEdit, isObject, isText, LISTS, type TablePlace, type TaggedEdit } from "./edit-kind.ts";

export interface ReadingValue {
  /** The parameter of the reading that was not certain, such as the header. */
  readonly parameter: DoubtedParameter;
  /** What it is by the person's word. */
  readonly reading: string;
}

/** Says that a parameter of the reading is right. Another one makes another table, whose log begins with it. */
export type EditOfReading = TaggedEdit<"reading", TablePlace, ReadingValue>;

export const readingKind = defineEdit<EditOfReading>({
  kind: "reading",
  at: "table",
  accepts: (value): value is ReadingValue =>
    isObject(value) && DOUBTED_PARAMETERS.some((each) => each === value.parameter) && isText(value.reading),
  apply: (state, { value: { parameter, reading } }) => {
    state.readings.set(parameter, reading);
  },
  line: {
    kind: "reading",
    text: ({ value: { reading } }) => reading,
    facts: ({ parameter }) => ({ decision: parameter }),
  },
  actions: ["confirm_reading"],
  message: ({ parameter, reading }) => ({ action: "confirm_reading", decision: parameter, value: reading }),
  stale: { others: ["table", ...LISTS], first: ["table"], maker: LISTS, undone: ["table"] },
  subject: ({ parameter }) => parameter,
});
