/** How far the cleaning of the whole table goes; what the menu shows loads after the table. */
import { LABELS } from "@limpid/contract";
import { Suspense } from "react";
import { CleaningPresets } from "../panels/later.ts";
import { ToolbarMenu } from "./toolbar-menu.tsx";

export function CleaningMenu() {
  return (
    <ToolbarMenu label={LABELS.cleaning} widthPx={340}>
      <Suspense>
        <CleaningPresets />
      </Suspense>
    </ToolbarMenu>
  );
}
