/** Names the columns that cleaning could not judge, and says why. Those that are open say so in the list. */
import { nameSome } from "../../../../lib/name-some.ts";
import { whyNotJudged } from "../../model/column-state.ts";
import { NOT_JUDGED_WORDS } from "./column-words.ts";
import type { ListedColumn } from "./use-column-facts.ts";

export function NotJudged({ columns }: { readonly columns: readonly ListedColumn[] }) {
  const reasons = new Map<string, string[]>();
  for (const { column, state } of columns) {
    const why = state === "not_judged" ? whyNotJudged(column) : undefined;
    if (why === undefined) continue;
    const words = NOT_JUDGED_WORDS[why];
    reasons.set(words, [...(reasons.get(words) ?? []), column.title]);
  }
  if (reasons.size === 0) return null;
  const parts = [...reasons].map(([why, titles]) => `${nameSome(titles)} (${why})`);
  return <p className="soft small breaks">Not judged: {parts.join("; ")}.</p>;
}
