/** The open lines that the decision about one line would settle as well. */

import type { Choice } from "./decision.ts";
import { allReadings, type LineView } from "./line-view.ts";

export interface AlikeLine {
  readonly line: number;
  readonly choice: Choice;
}

export function findAlike(views: readonly LineView[], decided: number): readonly AlikeLine[] {
  const view = views[decided];
  const choice = view?.decision.choice;
  if (view === undefined || choice === null || choice === undefined) return [];
  return views.flatMap((other, line) => {
    if (line === decided || other.isResolved) return [];
    const same = sameChoice(view, choice, other);
    return same === null ? [] : [{ line, choice: same }];
  });
}

function sameChoice(view: LineView, choice: Choice, other: LineView): Choice | null {
  if (view.kind === "ok" && other.kind === "ok") return sameCaution(view, choice, other);
  if (choice.kind === "datetime") return sameOrder(view, choice.id, other);
  const isSameText = other.result.raw_input_string === view.result.raw_input_string;
  const isSameKind = choice.kind === "raw" && other.kind === view.kind && view.kind === "text";
  return isSameText || isSameKind ? choice : null;
}

/** A quarter that is kept as its first month, or as it is, is so for every quarter. */
function sameCaution(view: LineView, choice: Choice, other: LineView): Choice | null {
  if (view.result.caution !== other.result.caution) return null;
  const [only] = other.result.readings;
  if (choice.kind === "raw") return choice;
  return choice.kind === "datetime" && only !== undefined ? { kind: "datetime", id: only.id } : null;
}

/** "Day first" for one line is day first for another; what names decide is not transferred. */
function sameOrder(view: LineView, id: string, other: LineView): Choice | null {
  const order = allReadings(view.result).find((reading) => reading.id === id)?.order ?? null;
  if (order === null || other.kind !== "warning") return null;
  const twin = allReadings(other.result).find((reading) => reading.order === order);
  return twin === undefined ? null : { kind: "datetime", id: twin.id };
}
