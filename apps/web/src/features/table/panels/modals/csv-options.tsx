/** CSV as a program or a spreadsheet wants it. */
import { CSV_FLAGS, type CsvCells, type CsvDelimiter } from "@limpid/contract";
import { type FormEvent, useState } from "react";
import type { Wanted } from "../../../../lib/save-export.ts";
import { Button } from "../../../../ui/parts/button.tsx";
import { Checkbox } from "../../../../ui/parts/checkbox.ts";
import { Group, Stack } from "../../../../ui/parts/layout.ts";
import { NativeSelect } from "../../../../ui/parts/native-select.ts";
import { exportNow } from "../../actions/export-table.ts";
import { useTable } from "../../data/table-context.ts";
import { useExportNotes } from "../../data/use-export-notes.ts";

type Query = NonNullable<Wanted["query"]>;
type Options = Required<Pick<Query, "cells" | "delimiter" | "bom" | "escape" | "flags">>;

const USUAL: Options = { cells: "cleaned", delimiter: "comma", bom: false, escape: "none", flags: false };

const CELLS: Readonly<Record<CsvCells, string>> = {
  cleaned: "Cleaned, with all edits",
  raw: "Original",
  both: "Both, side by side",
};
const DELIMITERS: Readonly<Record<CsvDelimiter, string>> = {
  comma: "Comma",
  semicolon: "Semicolon",
  tab: "Tab",
  pipe: "Bar",
};

export function CsvOptions({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const [options, setOptions] = useState(USUAL);
  const notes = useExportNotes(options.cells);
  const change = (chosen: Partial<Options>): void => setOptions({ ...options, ...chosen });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onClose();
    void exportNow(table, { id: table.uuid, format: "csv", query: options });
  };
  return (
    <form onSubmit={save}>
      <Stack gap="md">
        {notes.map((note) => (
          <p key={note} className="soft">
            {note}
          </p>
        ))}
        <Choice
          label="Cells"
          data-autofocus
          names={CELLS}
          value={options.cells}
          onChange={(cells) => change({ cells })}
        />
        <Choice
          label="Column delimiter"
          names={DELIMITERS}
          value={options.delimiter}
          onChange={(delimiter) => change({ delimiter })}
        />
        <Checkbox
          label="Add a status column after each column"
          description={`Each cell has one of: ${CSV_FLAGS.join(", ")}`}
          checked={options.flags}
          onChange={(event) => change({ flags: event.currentTarget.checked })}
        />
        <Checkbox
          label="Byte order mark"
          description="Lets Excel show accents correctly"
          checked={options.bom}
          onChange={(event) => change({ bom: event.currentTarget.checked })}
        />
        <Checkbox
          label="Apostrophe before formulas"
          description="Stops spreadsheets from running cell text as formulas. These cells differ from the table"
          checked={options.escape === "excel"}
          onChange={(event) => change({ escape: event.currentTarget.checked ? "excel" : "none" })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Export</Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly "data-autofocus"?: true;
  /** The options are offered in this order. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ names, onChange, ...props }: ChoiceProps<Value>) {
  const values = Object.keys(names) as Value[];
  return (
    <NativeSelect
      {...props}
      data={values.map((value) => ({ value, label: names[value] }))}
      onChange={({ currentTarget }) => {
        const chosen = values[currentTarget.selectedIndex];
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
