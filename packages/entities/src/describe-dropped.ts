import type { Decided, Decision } from "@limpid/table";

/** What becomes of a person's decisions that the column does not offer (any more): a sentence for each. */
export function describeDropped(decisions: readonly Decision[], decided: Decided = {}): readonly string[] {
  const isOffered = (id: string, option: string) =>
    decisions.some((one) => one.id === id && one.options.some((other) => other.id === option));
  return Object.entries(decided)
    .filter(([id, option]) => !isOffered(id, option))
    .map(([id]) => `Your decision on the ${subjectOf(id)} was dropped: the column no longer offers it.`);
}

function subjectOf(id: string): string {
  const [kind = "", ...subject] = id.split(":");
  const words = kind.replaceAll("_", " ");
  return subject.length === 0 ? words : `${words} of “${subject.join(":")}”`;
}
