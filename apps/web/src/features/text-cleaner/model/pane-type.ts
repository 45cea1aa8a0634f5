/** Few lines are shown in large type (specification §9). The rows of both panes are equally high, so they stay level. */
import { LIMITS } from "@limpid/contract";

interface PaneType {
  readonly fontPx: number;
  readonly rowPx: number;
}

const LARGE: PaneType = { fontPx: LIMITS.pastedLargePx, rowPx: 44 };
const SMALL: PaneType = { fontPx: LIMITS.pastedSmallPx, rowPx: 34 };

export function paneType(lineCount: number): PaneType {
  return lineCount <= LIMITS.pastedRowsInLargeType ? LARGE : SMALL;
}
