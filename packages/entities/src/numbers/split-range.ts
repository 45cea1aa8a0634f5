/** Parts a range into its bounds, in the words and signs of seven languages; the bounds stay as they are written. */
export type SplitRange =
  | { readonly kind: "between"; readonly left: string; readonly right: string; readonly joint: string }
  | { readonly kind: "below" | "above"; readonly bound: string; readonly isIncluded: boolean };

const MAX_LENGTH = 80;
const BETWEEN = /^(?:between|from|zwischen|von|entre|de|du|da|dal|tra|fra|van|tussen|desde) +(?=\S)/i;
const JOINING_WORD = / (?:to|and|bis|und|à|et|au|a|al|y|até|e|tot|en|hasta|through|thru|until) /i;
const DASH = /(?<=[^\s-–—]) ?(?:-|–|—|−|\.{2,3}|…|~|～) ?(?=\S)/;
/** "65 and over" has no second bound, "up to 5" no first. */
const MAY_BE_BOUND = /[\d\p{Sc}]/u;

type Edge = readonly [
  kind: "below" | "above",
  isIncluded: boolean,
  before: RegExp | undefined,
  after: RegExp | undefined,
];

const EDGES: readonly Edge[] = [
  [
    "below",
    true,
    /^(?:≤|<=|=<|up to|at most|max\.?|maximum|bis zu|bis|höchstens|jusqu'à|jusqu’à|hasta|até|fino a|tot) ?/i,
    undefined,
  ],
  [
    "below",
    false,
    /^(?:<|under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di|minder dan|onder) ?/i,
    undefined,
  ],
  [
    "above",
    true,
    /^(?:≥|>=|=>|at least|min\.?|minimum|ab|mindestens|au moins|al menos|pelo menos|almeno|minstens|vanaf) ?/i,
    undefined,
  ],
  [
    "above",
    false,
    /^(?:>|over|above|more than|greater than|über|mehr als|plus de|más de|mais de|acima de|più di|oltre|meer dan|boven) ?/i,
    undefined,
  ],
  [
    "above",
    true,
    undefined,
    / ?(?:\+|plus|(?:or|and|&) (?:more|over|above|older|up|greater|higher)|(?:oder|und) (?:mehr|älter|höher|darüber)|et plus|(?:o|y) más|(?:ou|e) mais|(?:o|e) più|(?:of|en) (?:meer|ouder))$/i,
  ],
  [
    "below",
    true,
    undefined,
    / ?(?:(?:or|and|&) (?:less|under|below|younger|fewer|lower)|(?:oder|und) (?:weniger|jünger|darunter)|et moins|(?:o|y) menos|(?:ou|e) menos|(?:o|e) meno|(?:of|en) (?:minder|jonger))$/i,
  ],
];

/** Undefined when the text has no bound. */
export function splitRange(text: string): SplitRange | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const opened = text.replace(BETWEEN, "");
  const joint = JOINING_WORD.exec(opened) ?? DASH.exec(opened);
  if (joint === null) return splitEdge(text);
  const left = opened.slice(0, joint.index).trim();
  const right = opened.slice(joint.index + joint[0].length).trim();
  if (!MAY_BE_BOUND.test(left) || !MAY_BE_BOUND.test(right)) return splitEdge(text);
  return { kind: "between", left, right, joint: joint[0] };
}

function splitEdge(text: string): SplitRange | undefined {
  for (const [kind, isIncluded, before, after] of EDGES) {
    const bound = before !== undefined ? text.replace(before, "") : text.replace(after ?? "", "");
    if (bound !== text && bound !== "") return { kind, bound: bound.trim(), isIncluded };
  }
  return undefined;
}

/** A bound that is open on one side, in signs: <5, ≤5, >65, 65+. */
export function writeEdge(kind: "below" | "above", isIncluded: boolean, bound: string): string {
  if (kind === "below") return `${isIncluded ? "≤" : "<"}${bound}`;
  return isIncluded ? `${bound}+` : `>${bound}`;
}
