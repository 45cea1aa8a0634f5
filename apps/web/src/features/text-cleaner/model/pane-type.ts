/**
 * Few lines are shown in large type (specification §9). Side by side, the rows of both panes are equally high, so they
 * stay level; one above the other, a result has room for its reason below it.
 */
import { LIMITS } from "@limpid/contract";

interface PaneType {
  readonly fontPx: number;
  readonly rowPx: number;
  readonly resultRowPx: number;
}

const REASON_PX = 24;

const LARGE = { fontPx: LIMITS.pastedLargePx, rowPx: 44 };
const SMALL = { fontPx: LIMITS.pastedSmallPx, rowPx: 34 };

export function paneType(lineCount: number, isStacked: boolean): PaneType {
  const { fontPx, rowPx } = lineCount <= LIMITS.pastedRowsInLargeType ? LARGE : SMALL;
  return { fontPx, rowPx, resultRowPx: isStacked ? rowPx + REASON_PX : rowPx };
}
