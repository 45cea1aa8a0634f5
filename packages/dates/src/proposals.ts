/** Collects the proposals of all rules for each place of a line, once for all explanations that pass there. */
import type { LexedLine } from "./lexer.ts";
import type { FixedParts, Piece, PlanComponent } from "./plan.ts";
import type { Rule } from "./rules/rule.ts";

export interface Proposal {
  readonly piece: Piece;
  /** Components that it states, one bit each. */
  readonly states: number;
  /** Higher for less likely proposals. */
  readonly cost: number;
}

export interface Proposals {
  readonly at: (token: number) => readonly Proposal[];
}

export function createProposals(line: LexedLine, rules: readonly Rule[]): Proposals {
  const known: (readonly Proposal[] | undefined)[] = [];
  return {
    at: (token) => {
      const proposals = known[token] ?? propose(line, rules, token);
      known[token] = proposals;
      return proposals;
    },
  };
}

function propose(line: LexedLine, rules: readonly Rule[], token: number): readonly Proposal[] {
  const proposals: Proposal[] = [];
  for (const rule of rules) {
    for (const piece of rule.propose(line, token)) {
      proposals.push({ piece, states: maskOf(piece), cost: -Math.log(piece.weight * piece.prior) });
    }
  }
  return proposals;
}

const bits = new Map<PlanComponent, number>();

/** Assigns one bit per component; there are fewer than 32. */
export function assignBit(component: PlanComponent): number {
  const known = bits.get(component);
  if (known !== undefined) return known;
  const bit = 1 << bits.size;
  bits.set(component, bit);
  return bit;
}

const sets = new Map<number, ReadonlySet<PlanComponent>>();

/** Caches sets of components, because few ever occur and plans share them. */
export function componentsIn(mask: number): ReadonlySet<PlanComponent> {
  const known = sets.get(mask);
  if (known !== undefined) return known;
  const made = new Set([...bits].filter(([, bit]) => (mask & bit) !== 0).map(([component]) => component));
  sets.set(mask, made);
  return made;
}

/** Computes the bits of `componentsOf` without allocating the array. */
function maskOf({ slots, fixed, also }: Piece): number {
  let mask = 0;
  for (const { component } of slots) mask |= assignBit(component);
  for (const name in fixed) mask |= assignBit(name as keyof FixedParts);
  for (const component of also) mask |= assignBit(component);
  return mask;
}
