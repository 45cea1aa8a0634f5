/**
 * Which suggestions of a rule are right about as often as each other: a rule is measured, and allowed to act, by family.
 * The same is asked when cells are cleaned and when a bench counts what became of them.
 */
import type { Entity } from "@limpid/entities";
import { findMissingToken } from "@limpid/text";
import { sharedRule } from "./shared-rule.ts";

export interface Suggestion {
  readonly rule: string;
  readonly output: string;
}

export interface SuggestedCell {
  readonly entity: Pick<Entity, "role" | "care">;
  /** Cells of the column that hold the same text. */
  readonly cells: number;
  /** The text as it was read; empty without data. */
  readonly text: string;
}

const NUMBER = /^[-+]?[\d.,]+$/;

/** Such as "typo.near name"; of a class's own rule, that of all classes: "class.iso". */
export function ruleFamily({ rule, output }: Suggestion, cell: SuggestedCell): string {
  const kind = KINDS[rule]?.(output, cell) ?? "";
  return kind === "" ? sharedRule(rule) : `${rule} ${kind}`;
}

type KindOf = (output: string, cell: SuggestedCell) => string;

/** Rules that are right about some cells more often than about others. */
const KINDS: Readonly<Record<string, KindOf | undefined>> = {
  // "N/A" means nothing else, "unknown" hardly; "not listed" is known to a model only.
  "missing.token": (_, { text }) => findMissingToken(text.trim()) ?? "",
  "rows.agree": (output, { entity, cells, text }) => {
    if (text === "") return "blank";
    if (cells > 1) return "repeated";
    return entity.role === "name" || NUMBER.test(output) ? "exact" : "";
  },
  "rows.swap": (output, { entity: { role, care } }) => (NUMBER.test(output) || care === "exact" ? "exact" : role),
  "typo.near": (_, { entity: { role } }) => role,
  "text.affix": (_, { entity: { role, care } }) => (care === "exact" ? care : role === "prose" ? role : ""),
};
