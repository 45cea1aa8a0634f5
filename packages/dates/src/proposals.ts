/** What the rules propose for each place of a line, asked once however many explanations pass there. */
import type { LexedLine } from "./lexer.ts";
import { componentsOf, type Piece, type PlanComponent } from "./plan.ts";
import type { Rule } from "./rules/rule.ts";

export interface Proposal {
  readonly piece: Piece;
  /** The components it states, a bit each. */
  readonly states: number;
  /** The less likely, the more. */
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
  return rules.flatMap((rule) =>
    rule.propose(line, token).map((piece) => ({
      piece,
      states: maskOf(componentsOf(piece)),
      cost: -Math.log(piece.weight * piece.prior),
    })),
  );
}

const bits = new Map<PlanComponent, number>();

/** There are fewer than 32 components. */
export function bitOf(component: PlanComponent): number {
  const known = bits.get(component);
  if (known !== undefined) return known;
  const bit = 1 << bits.size;
  bits.set(component, bit);
  return bit;
}

export function componentsIn(mask: number): ReadonlySet<PlanComponent> {
  return new Set([...bits].filter(([, bit]) => (mask & bit) !== 0).map(([component]) => component));
}

function maskOf(components: readonly PlanComponent[]): number {
  return components.reduce((mask, component) => mask | bitOf(component), 0);
}
