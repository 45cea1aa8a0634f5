/** Says what cleaning could not judge, and why: nothing there is called right. */
import { whyNotJudged } from "../../model/column-state.ts";
import { NOT_JUDGED_WORDS } from "./column-words.ts";
import styles from "./report.module.css";
import type { ListedColumn } from "./use-column-facts.ts";

/** More names are a count. */
const NAMED = 3;

export function NotJudged({ columns }: { readonly columns: readonly ListedColumn[] }) {
  const reasons = new Map<string, string[]>();
  for (const { column } of columns) {
    const why = whyNotJudged(column);
    if (why === undefined) continue;
    const words = NOT_JUDGED_WORDS[why];
    reasons.set(words, [...(reasons.get(words) ?? []), column.title]);
  }
  if (reasons.size === 0) return null;
  const parts = [...reasons].map(([why, titles]) => `${nameSome(titles)} (${why})`);
  return <p className={styles.soft}>Not judged: {parts.join("; ")}.</p>;
}

function nameSome(titles: readonly string[]): string {
  const named = titles.slice(0, NAMED).join(", ");
  const more = titles.length - NAMED;
  return more > 0 ? `${named} and ${more.toLocaleString("en")} more` : named;
}
