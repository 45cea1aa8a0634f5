/** What edits make of cells: the suite that every user of `applyEdits` passes, in the form in which it keeps cells. */
import type { CellEdit, EditableCell } from "../apply-edit.ts";

export interface EditCase {
  readonly name: string;
  readonly before: EditableCell;
  readonly edits: readonly CellEdit[];
  readonly after: EditableCell;
}

const FLAGGED: EditableCell = {
  raw: "03/04/2024",
  output: "03/04/2024",
  hasData: true,
  isValid: false,
  isClean: false,
  prob: 0.5,
  msg: "Two readings",
  rule: "date-order",
  missing: { prediction: "MISSING", probability: 0.85 },
  naCode: 2,
};
const CLEANED: EditableCell = { ...FLAGGED, output: "2024-04-03", isValid: true, isClean: true, naCode: 0 };
const MISSING: EditableCell = {
  ...FLAGGED,
  raw: "N/A",
  output: "",
  hasData: false,
  isValid: true,
  isClean: true,
  prob: 0.97,
  msg: "A token for no data",
  rule: "missing-token",
  missing: { prediction: "MISSING", probability: 0.97 },
  naCode: 1,
};

const SAID = { prob: 1, msg: "", rule: "edit" } as const;
const GIVEN = { ...SAID, missing: { prediction: "VALID", probability: 1 } } as const;
const TAKEN = { ...SAID, missing: { prediction: "MISSING", probability: 1 }, hasData: false, naCode: 1 } as const;

const output = (value: string | null): CellEdit => ({ field: "output", value });
const flag = (field: "hasData" | "isValid" | "isClean", value: boolean): CellEdit => ({ field, value });

export const EDIT_CASES: readonly EditCase[] = [
  {
    name: "a value that a person gives is clean and valid, and certain",
    before: FLAGGED,
    edits: [output("2024-04-03")],
    after: { ...FLAGGED, ...GIVEN, output: "2024-04-03", isValid: true, isClean: true, naCode: 0 },
  },
  {
    name: "a value that the class of the column refuses stays, and is neither valid nor clean",
    before: CLEANED,
    edits: [{ ...output("31/02/2024"), refusal: "31 February does not exist." }],
    after: {
      ...CLEANED,
      ...GIVEN,
      output: "31/02/2024",
      isValid: false,
      isClean: false,
      naCode: 2,
      prob: 0.1,
      msg: "31 February does not exist.",
    },
  },
  {
    name: "a refused value is valid once a person says so",
    before: CLEANED,
    edits: [
      { ...output("31/02/2024"), refusal: "31 February does not exist." },
      flag("isValid", true),
      flag("isClean", true),
    ],
    after: { ...CLEANED, ...GIVEN, output: "31/02/2024", prob: 0.1, msg: "31 February does not exist." },
  },
  ...[null, ""].map((value) => ({
    name: `the value ${JSON.stringify(value)} takes the data away`,
    before: FLAGGED,
    edits: [output(value)],
    after: { ...FLAGGED, ...TAKEN, isValid: false, isClean: true },
  })),
  {
    name: "a cell whose data is taken away is not valid",
    before: CLEANED,
    edits: [flag("hasData", false)],
    after: { ...CLEANED, ...TAKEN, isValid: false },
  },
  {
    name: "a cell in which cleaning found no data has the text as it was read once a person says so",
    before: MISSING,
    edits: [flag("hasData", true)],
    after: { ...MISSING, ...GIVEN, output: "N/A", hasData: true, naCode: 0 },
  },
  {
    name: "a flag changes nothing beside it",
    before: FLAGGED,
    edits: [flag("isClean", true)],
    after: { ...FLAGGED, isClean: true },
  },
  {
    name: "a cell that is said to be valid has the code of valid ones",
    before: FLAGGED,
    edits: [flag("isValid", true)],
    after: { ...FLAGGED, isValid: true, naCode: 0 },
  },
  {
    name: "later edits win, field by field",
    before: FLAGGED,
    edits: [output("a"), flag("isClean", false), output("b"), flag("isValid", false)],
    after: { ...FLAGGED, ...GIVEN, output: "b", isClean: true, naCode: 2 },
  },
  {
    name: "a person confirms the value that is there",
    before: CLEANED,
    edits: [output("2024-04-03")],
    after: { ...CLEANED, ...GIVEN },
  },
];

/** Edits that end where cleaning left the cell. Who sees one edit after another has to know where that was. */
export const UNDONE_CASES: readonly EditCase[] = [
  {
    name: "a flag that was set and taken back",
    before: FLAGGED,
    edits: [flag("isClean", true), flag("isClean", false)],
  },
  {
    name: "a value that was given and taken back",
    before: FLAGGED,
    edits: [output("2024-04-03"), output("03/04/2024"), flag("isValid", false), flag("isClean", false)],
  },
  {
    name: "data that was seen in a missing cell, and taken back",
    before: MISSING,
    edits: [output("N/A"), flag("hasData", false), flag("isValid", true)],
  },
  {
    name: "data that was taken away and given back",
    before: CLEANED,
    edits: [flag("hasData", false), flag("hasData", true), flag("isValid", true)],
  },
].map((one) => ({ ...one, after: one.before }));
