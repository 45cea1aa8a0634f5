import { NumberInput } from "../../../../ui/parts/number-input.ts";
import { Select } from "../../../../ui/parts/select.ts";
import { COMMON_ENCODINGS, OTHER_ENCODINGS } from "../../model/dialect-signs.ts";

interface ControlProps<Value> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of the parts of the file. */
export function ListControl({ options, ...props }: ControlProps<string> & { readonly options: readonly string[] }) {
  return <Choice {...props} groups={[...options]} isSearchable={options.length > 8} />;
}

export function EncodingControl(props: ControlProps<string>) {
  const { value } = props;
  const isListed = value === undefined || [...COMMON_ENCODINGS, ...OTHER_ENCODINGS].includes(value);
  const common = isListed ? [...COMMON_ENCODINGS] : [value, ...COMMON_ENCODINGS];
  const groups = [
    { group: "Common", items: common },
    { group: "All others", items: [...OTHER_ENCODINGS] },
  ];
  return <Choice {...props} groups={groups} isSearchable />;
}

type Groups = string[] | { group: string; items: string[] }[];

interface ChoiceProps extends ControlProps<string> {
  readonly groups: Groups;
  readonly isSearchable: boolean;
}

function Choice({ label, value, groups, isSearchable, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      data={groups}
      value={value ?? null}
      searchable={isSearchable}
      allowDeselect={false}
      nothingFoundMessage="No match"
      maxDropdownHeight={280}
      // Typing replaces the present name.
      onClick={({ currentTarget }) => currentTarget.select()}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}

export function CountControl({ label, value, most, onChange }: ControlProps<number> & { readonly most: number }) {
  return (
    <NumberInput
      aria-label={label}
      value={value ?? ""}
      min={0}
      max={most}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      onChange={(count) => {
        if (typeof count === "number") onChange(count);
      }}
    />
  );
}
