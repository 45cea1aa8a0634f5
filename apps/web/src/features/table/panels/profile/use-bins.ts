/** Selects rows by the range or value of a bar. It does nothing if no grid is shown. */
import type { DistributionReply } from "@limpid/contract";
import { chooseRows } from "../../data/choose-rows.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { hasRange, hasValue, toggleRange, toggleValue } from "../../model/row-choice.ts";
import { useHasGrid } from "../../parts/use-has-grid.ts";

type Bin = DistributionReply["bins"][number];

export interface BinFilter {
  /** One without cells shows no row. */
  readonly canShow: (bin: Bin) => boolean;
  readonly isShown: (bin: Bin) => boolean;
  readonly toggle: (bin: Bin) => void;
}

export function useBins(column: number, order: DistributionReply["order"]): BinFilter | null {
  const table = useTable();
  const { choice } = useTableStore("view");
  if (!useHasGrid()) return null;
  const rangeOf = ({ least, greatest }: Bin) => ({ column, from: least, to: greatest });
  return {
    canShow: ({ least }) => least !== null,
    isShown: (bin) => (order === "text" ? hasValue(choice, column, bin.least) : hasRange(choice, rangeOf(bin))),
    toggle: (bin) =>
      chooseRows(table, order === "text" ? toggleValue(choice, column, bin.least) : toggleRange(choice, rangeOf(bin))),
  };
}
