/** The country that the table is of, where its columns leave it open or are mistaken. */
import { PANEL_LABELS } from "@limpid/contract";
import { listCountries } from "../../../../lib/countries.ts";
import { NativeSelect } from "../../../../ui/parts/native-select.ts";

interface TableCountryProps {
  readonly country: string | undefined;
  readonly isEnabled: boolean;
  readonly onChoose: (country: string | undefined) => void;
}

const NONE = "ZZ";

export function TableCountry({ country = "", isEnabled, onChoose }: TableCountryProps) {
  return (
    <NativeSelect
      size="xs"
      label={PANEL_LABELS.tableCountry}
      description="Used for phone numbers, postal codes, VAT numbers, IDs and licence plates that do not name a country."
      disabled={!isEnabled}
      value={country}
      onChange={({ currentTarget: { value } }) => onChoose(value === "" ? undefined : value)}
    >
      <option value="">Automatic, from the columns</option>
      <option value={NONE}>No country</option>
      {listCountries().map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
