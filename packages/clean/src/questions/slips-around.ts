/** Many rare values that are one slip away from the same frequent one, each in its own way: nobody means so many words alike. */
import { isOneEditApart } from "@limpid/text";
import { differingWords, isTurned } from "../misspelling/is-misspelling.ts";
import { RealWords } from "../misspelling/real-words.ts";
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import type { Finding } from "./question-kind.ts";

/** Share of the cells that makes a value frequent, its letters, and how many times as many cells it has as a slip of it. */
const FREQUENT = 0.05;
const MIN_CELLS = 20;
const MIN_LETTERS = 4;
const TIMES = 5;
/** Fewer may be words of their own. */
const MIN_SLIPS = 4;
const ROLES: ReadonlySet<string> = new Set(["answer", "label", "code"]);

export function findSlipsAround({ title, entity, quiet, cells }: ReviewedColumn): Finding {
  const none = { family: "ways slips", values: [] };
  if (!ROLES.has(entity.role)) return none;
  const frequent = quiet.filter(
    ({ text, cells: own }) => own >= Math.max(MIN_CELLS, FREQUENT * cells) && text.length >= MIN_LETTERS,
  );
  if (frequent.length === 0) return none;
  const real = new RealWords(title, () => quiet.map(({ text }) => text));
  const isSlip = (own: SeenValue, meant: SeenValue): boolean =>
    own.cells * TIMES <= meant.cells &&
    Math.abs(own.text.length - meant.text.length) <= 1 &&
    isOneEditApart(own.text, meant.text) &&
    digitsIn(own.text) === digitsIn(meant.text) &&
    !entity.has(own.text) &&
    !isOtherWord(own.text, meant.text) &&
    !real.areInBoth(own.text, meant.text);
  const values = frequent.flatMap((meant) => {
    const slips = quiet.filter((own) => isSlip(own, meant));
    if (slips.length < MIN_SLIPS) return [];
    return slips.map(({ raw, cells: own }) => ({ raw, cells: own, proposed: meant.output }));
  });
  return { ...none, values };
}

/** Numbers of a code are no letters: K-101 is another one than K-102. */
function digitsIn(text: string): string {
  return text.replace(/\D/g, "");
}

function isOtherWord(own: string, meant: string): boolean {
  return differingWords(own, meant).some(
    ([mine, theirs]) => isTurned(mine, theirs) || `${mine}s` === theirs || `${theirs}s` === mine,
  );
}
