/** Shows only the rows between two numbers or days that the user types. */
import { type DistributionReply, isRangeBound, LIMITS, PANEL_LABELS } from "@limpid/contract";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { chooseRows } from "../../data/choose-rows.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { lastMoment } from "../../model/range-bounds.ts";
import { chosenRange, withoutRange, withRange } from "../../model/row-choice.ts";
import { useHasGrid } from "../../parts/use-has-grid.ts";
import styles from "./profile.module.css";

interface RangeFormProps {
  readonly column: number;
  readonly distribution: DistributionReply;
}

export function RangeForm({ column, distribution: { order, bins } }: RangeFormProps) {
  const table = useTable();
  const { choice } = useTableStore("view");
  const hasGrid = useHasGrid();
  if (order === "text" || bins.length < 2 || !hasGrid) return null;
  const { from, to } = chosenRange(choice, column) ?? { from: null, to: null };
  const hasTimes = bins.some(({ greatest }) => greatest?.includes(":") ?? false);
  const choose = (first: string, last: string): void => {
    const end = order === "day" && last !== "" ? lastMoment(last, hasTimes) : last;
    const range = { column, from: first === "" ? null : first, to: end === "" ? null : end };
    chooseRows(
      table,
      range.from === null && range.to === null ? withoutRange(choice, column) : withRange(choice, range),
    );
  };
  return (
    <Form
      key={column}
      from={from ?? ""}
      to={to ?? ""}
      usual={{ from: bins[0]?.least ?? "", to: bins.at(-1)?.greatest ?? "" }}
      order={order}
      choose={choose}
    />
  );
}

interface FormProps {
  readonly from: string;
  readonly to: string;
  /** The least and the greatest value, as they are written: so can others be. */
  readonly usual: { readonly from: string; readonly to: string };
  readonly order: "number" | "day";
  readonly choose: (from: string, to: string) => void;
}

function Form({ from, to, usual, order, choose }: FormProps) {
  const [texts, setTexts] = useState({ from, to });
  // Another range may be chosen elsewhere. The form stays, and with it the focus.
  useEffect(() => setTexts({ from, to }), [from, to]);
  const [first, last] = [texts.from.trim(), texts.to.trim()];
  const isBad = (text: string): boolean => text !== "" && !isRangeBound(text, order);
  const isGood = !isBad(first) && !isBad(last);
  const wrong = order === "number" ? PANEL_LABELS.noNumber : PANEL_LABELS.noDay;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isGood) choose(first, last);
  };
  return (
    <form className={styles.range} aria-label={PANEL_LABELS.rangeOfValues} onSubmit={submit}>
      {(["from", "to"] as const).map((end) => {
        const isWrong = isBad(texts[end].trim());
        return (
          <label key={end} className={styles.end}>
            {end === "from" ? PANEL_LABELS.rangeFrom : PANEL_LABELS.rangeTo}
            <input
              type="text"
              inputMode={order === "number" ? "decimal" : "text"}
              autoComplete="off"
              maxLength={LIMITS.boundCharacters}
              aria-invalid={isWrong}
              placeholder={usual[end]}
              value={texts[end]}
              onChange={(event) => setTexts({ ...texts, [end]: event.currentTarget.value })}
            />
          </label>
        );
      })}
      <Button type="submit" size="compact-sm" variant="default" disabled={!isGood || (first === from && last === to)}>
        {PANEL_LABELS.showRange}
      </Button>
      <p role="status" className={styles.wrong}>
        {!isGood && wrong}
      </p>
    </form>
  );
}
