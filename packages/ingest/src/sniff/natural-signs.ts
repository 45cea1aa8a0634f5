/**
 * Says where signs naturally stand, as in `25°C`, `5µg`, `Foo™` and `40¢`. There they are no evidence against an
 * encoding, however many words have them.
 */

interface Place {
  readonly before: RegExp;
  readonly after: RegExp;
  /** Cost in nats of the first one, and of each further one. */
  readonly first: number;
  readonly next: number;
}

const EDGE = " ";
const EDGE_OR_SIGN = "[ !-/:-@[-`{-~]";
const place = (before: string, after: string, first: number, next: number): Place => ({
  before: new RegExp(`^(?:${before})$`, "u"),
  after: new RegExp(`^(?:${after})$`, "u"),
  first,
  next,
});

/** DOS and Mac encodings have letters at the places of the dearer ones. */
const BEHIND_NUMBER = place("\\d", EDGE_OR_SIGN, 3, 0.5);
const BEHIND_WORD = place("[\\p{L}\\d]", EDGE_OR_SIGN, 5, 2);
const PLACES: ReadonlyMap<string, readonly Place[]> = new Map([
  ["°", [place(`\\d|n|N|${EDGE_OR_SIGN}`, `[CFKNSEWO\\d]|${EDGE_OR_SIGN}`, 3, 0.5)]],
  ["µ", [place(`\\d|${EDGE_OR_SIGN}`, "[A-Za-z]", 3, 0.5)]],
  ["²", [place("[A-Za-z\\d]", EDGE_OR_SIGN, 3, 0.5)]],
  ["³", [place("[A-Za-z\\d]", EDGE_OR_SIGN, 3, 0.5)]],
  ["¢", [BEHIND_NUMBER]],
  ["€", [BEHIND_NUMBER]],
  ["½", [place(`\\d|${EDGE_OR_SIGN}`, EDGE_OR_SIGN, 3, 0.5)]],
  ["¼", [place(`\\d|${EDGE_OR_SIGN}`, EDGE_OR_SIGN, 3, 0.5)]],
  ["¾", [place(`\\d|${EDGE_OR_SIGN}`, EDGE_OR_SIGN, 3, 0.5)]],
  ["±", [place(`\\d|${EDGE_OR_SIGN}`, `\\d|${EDGE_OR_SIGN}`, 3, 0.5)]],
  ["§", [place(EDGE_OR_SIGN, `\\d|${EDGE_OR_SIGN}`, 3, 1)]],
  ["®", [BEHIND_WORD]],
  ["©", [BEHIND_WORD, place(EDGE_OR_SIGN, `\\d|${EDGE_OR_SIGN}`, 4, 1)]],
  ["™", [BEHIND_WORD]],
  ["…", [place("[\\p{L}\\d]", EDGE_OR_SIGN, 8, 4.5)]],
]);

/** Returns the cost of a sign between two characters; undefined if it does not belong there. */
export function naturalCost(
  before: string,
  sign: string,
  after: string,
  seen: ReadonlySet<string>,
): number | undefined {
  const natural = PLACES.get(sign)?.find((each) => each.before.test(before || EDGE) && each.after.test(after || EDGE));
  if (natural === undefined) return undefined;
  return seen.has(sign) ? natural.next : natural.first;
}
