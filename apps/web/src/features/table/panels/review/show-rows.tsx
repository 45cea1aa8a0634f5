/** Shows only the rows that a question is about, or all rows again. */
import { LIMITS } from "@limpid/contract";
import { TextButton } from "../../../../ui/text-button.tsx";
import { chooseRows } from "../../data/choose-rows.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import type { QuestionedValue } from "../../model/question-cards.ts";
import { hasValue, toggleValue, withoutValues } from "../../model/row-choice.ts";
import { useHasGrid } from "../../parts/use-has-grid.ts";

interface ShowRowsProps {
  readonly column: number;
  readonly values: readonly QuestionedValue[];
}

export function ShowRows({ column, values }: ShowRowsProps) {
  const table = useTable();
  const { choice } = useTableStore("view");
  const texts = values.map(({ raw }) => raw).filter((raw) => raw.length <= LIMITS.findCharacters);
  if (!useHasGrid() || texts.length === 0) return null;
  const isShown = texts.every((text) => hasValue(choice, column, text));
  const others = withoutValues(choice, column);
  return (
    <TextButton
      tabIndex={-1}
      onClick={() =>
        chooseRows(table, isShown ? others : texts.reduce((all, text) => toggleValue(all, column, text), others))
      }
    >
      {isShown ? "Show all rows" : "Show these rows"}
    </TextButton>
  );
}
