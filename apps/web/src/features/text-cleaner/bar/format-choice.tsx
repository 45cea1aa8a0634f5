/** The format, and the locale for formats that follow one. */
import { DATE_FORMATS, DATE_LOCALES, TEXT_CLEANER_LABELS } from "@limpid/contract";
import { usesLocale } from "../api/cleaning-options.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./bar.module.css";
import { ChoiceField } from "./choice-field.tsx";

const FORMATS = DATE_FORMATS.map(({ title, name }) => ({ label: title, value: name }));
const LOCALES = DATE_LOCALES.map(({ title, name }) => ({ label: title, value: name }));

export function FormatChoice() {
  const { options, setOptions } = useCleaner();
  return (
    <div className={classes.choices}>
      <ChoiceField
        label={TEXT_CLEANER_LABELS.format}
        choices={FORMATS}
        value={options.format}
        onChange={(value) => {
          const chosen = DATE_FORMATS.find(({ name }) => name === value);
          if (chosen !== undefined) setOptions({ format: chosen.name });
        }}
      />
      {usesLocale(options) && (
        <ChoiceField
          label={TEXT_CLEANER_LABELS.locale}
          choices={LOCALES}
          value={options.locale}
          onChange={(locale) => setOptions({ locale })}
        />
      )}
    </div>
  );
}
