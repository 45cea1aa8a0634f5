/** What kind of statement a verdict is. Statements of one kind are right about as often as each other. */
import type { Statement } from "@limpid/models";
import { isOpen, type Verdict } from "@limpid/table";
import { sharedRule } from "../rules/shared-rule.ts";
import type { Standing } from "./find-standing.ts";

/** Rules that look at nothing but the value, so that its standing in the column adds to what they say. */
const BY_STANDING = /^(?:|class\.invalid)$/;
/** A class that writes a value in another way says no more than that it is one: no rule of it is surer than another. */
const RESTYLED = "changed class";

/** Statements by kind, rule and standing: there are few, and every cell has one. */
const KNOWN: Readonly<Record<Statement["kind"], Map<string, Map<Standing, Statement>>>> = {
  kept: new Map(),
  changed: new Map(),
  flagged: new Map(),
  missing: new Map(),
};

export function formStatement(verdict: Verdict, standing: Standing): Statement {
  const kind = kindOf(verdict);
  const { rule } = verdict;
  const known = KNOWN[kind].get(rule)?.get(standing);
  if (known !== undefined) return known;
  const statement = makeStatement(kind, sharedRule(rule), standing);
  KNOWN[kind].set(rule, new Map(KNOWN[kind].get(rule)).set(standing, statement));
  return statement;
}

function makeStatement(kind: Statement["kind"], rule: string, standing: Standing): Statement {
  const [family = ""] = rule.split(".");
  const wide = join(kind, family);
  const place = kind !== "missing" && BY_STANDING.test(rule) ? standing : "";
  const narrow = wide === RESTYLED ? join(wide, standing) : join(kind, rule, place);
  return { kind, names: [...new Set([narrow, wide, kind])] };
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

function kindOf(verdict: Verdict): Statement["kind"] {
  if (isOpen(verdict)) return "flagged";
  if (verdict.kind === "missing" || verdict.kind === "kept") return verdict.kind;
  return "changed";
}
