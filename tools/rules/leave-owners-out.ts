/**
 * What the gate would have done to the tables of each owner if it had been fitted without them: a rule that acts by the
 * figures of all may have been let in, or kept out, by the very tables that it is scored on.
 */
import { actsByItself, type Registry } from "@limpid/clean";
import type { Judged } from "./judge-cells.ts";
import { measureRules } from "./measure-rules.ts";

export interface Gated {
  readonly owners: number;
  /** Suggestions that are made without being asked for, by whether they are right: with the figures of all owners. */
  readonly fitted: Outcome;
  /** The same with the figures of all owners but that of the table. */
  readonly leftOut: Outcome;
  /** Families that may act by one of the two and not by the other, with the owners for whom that is so. */
  readonly turned: readonly { readonly family: string; readonly owners: number }[];
}

interface Outcome {
  right: number;
  wrong: number;
}

export function leaveOwnersOut(judged: readonly Judged[], ownerOf: ReadonlyMap<string, string>): Gated {
  const owners = [...new Set(judged.map(({ table }) => ownerOf.get(table) ?? table))];
  const all = registryOf(judged, ownerOf);
  const fitted = { right: 0, wrong: 0 };
  const leftOut = { right: 0, wrong: 0 };
  const turned = new Map<string, number>();
  for (const owner of owners) {
    const isOwn = ({ table }: Judged): boolean => (ownerOf.get(table) ?? table) === owner;
    const own = judged.filter(isOwn);
    const others = registryOf(
      judged.filter((each) => !isOwn(each)),
      ownerOf,
    );
    for (const family of new Set(own.map((each) => each.family)))
      if (actsByItself(family, all) !== actsByItself(family, others)) turned.set(family, (turned.get(family) ?? 0) + 1);
    for (const { family, isRight } of own) {
      const part = isRight ? "right" : "wrong";
      if (actsByItself(family, all)) fitted[part]++;
      if (actsByItself(family, others)) leftOut[part]++;
    }
  }
  return {
    owners: owners.length,
    fitted,
    leftOut,
    turned: [...turned].map(([family, owners]) => ({ family, owners })),
  };
}

function registryOf(judged: readonly Judged[], ownerOf: ReadonlyMap<string, string>): Registry {
  return new Map(measureRules(judged, ownerOf).map(({ family, owners, share }) => [family, { owners, share }]));
}
