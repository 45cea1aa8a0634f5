/** Offers the table as a file at the end of a review. */
import { PANEL_LABELS } from "@limpid/contract";
import { Button } from "../../../../ui/parts/button.tsx";
import { EXPORT_FILES } from "../../actions/export-table.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";

export function TakeAway() {
  const table = useTable();
  useTableStore("state");
  return EXPORT_FILES.map((action, index) => (
    <Button
      key={action.id}
      size="compact-sm"
      variant={index === 0 ? "filled" : "default"}
      disabled={!action.isEnabled(table)}
      onClick={() => action.run(table)}
    >
      {PANEL_LABELS.exportAs(action.label)}
    </Button>
  ));
}
