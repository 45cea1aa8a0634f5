import { LABELS } from "@limpid/contract";
import { Suspense } from "react";
import { MissingTokens } from "../panels/later.ts";
import { ToolbarMenu } from "./toolbar-menu.tsx";

/** What cells without data show. */
export function MissingTokenMenu() {
  return (
    <ToolbarMenu label={LABELS.showMissingAs} widthPx={220}>
      <Suspense>
        <MissingTokens />
      </Suspense>
    </ToolbarMenu>
  );
}
