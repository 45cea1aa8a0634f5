/** For many rare forms of a column those frequent ones that each may be a typo of. */
import { DeletionIndex, keyCount } from "./deletion-index.ts";

/** Up to this number, all are compared with each other; beyond it, an index finds those that differ by a letter or two. */
const MAX_FREQUENT = 300;
const MAX_RARE = 3000;
const MAX_INDEXED = 8_000_000;
const MAX_ASKED = 60_000_000;

export interface NearForms<Form> {
  /** In the order they were given in. */
  readonly near: (template: string) => { readonly forms: readonly Form[]; readonly isCut: boolean };
  /** There are so many values that some are alike by chance. */
  readonly areMany: boolean;
}

interface Templated {
  readonly template: string;
}

export function nearForms<Form extends Templated>(
  frequent: readonly Form[],
  rare: readonly Templated[],
): NearForms<Form> {
  if (frequent.length <= MAX_FREQUENT && rare.length <= MAX_RARE) {
    const all = { forms: frequent, isCut: false };
    return { near: () => all, areMany: false };
  }
  const letters = countKeys(frequent, 2) <= MAX_INDEXED && countKeys(rare, 2) <= MAX_ASKED ? 2 : 1;
  const index = new DeletionIndex(
    frequent.map(({ template }) => template),
    letters,
  );
  const near = (template: string) => {
    const { places, isCut } = index.near(template);
    return { forms: places.flatMap((place) => frequent[place] ?? []), isCut };
  };
  return { near, areMany: true };
}

function countKeys(forms: readonly Templated[], letters: 1 | 2): number {
  return forms.reduce((sum, { template }) => sum + keyCount(template.length, letters), 0);
}
