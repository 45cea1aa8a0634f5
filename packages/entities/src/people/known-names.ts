/** First names and surnames that many people have. A name that is not among them is no less a name. */
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES, RARE_LAST_NAMES } from "../../data/generated/person-names.ts";
import { HashSet } from "../names/hash-set.ts";

const female = new HashSet(FEMALE_NAMES);
const male = new HashSet(MALE_NAMES);
const last = new HashSet(LAST_NAMES);
const rareLast = new HashSet(RARE_LAST_NAMES);

/** The words are expected as `foldName` leaves them. */
export function isFirstName(folded: string): boolean {
  return female.has(folded) || male.has(folded);
}

export function isLastName(folded: string): boolean {
  return last.has(folded) || rareLast.has(folded);
}

/** A surname of many people; rarer ones are often everyday words too, such as Monday. */
export function isUsualLastName(folded: string): boolean {
  return last.has(folded);
}

/** Whom a first name is given to, by lists of names only; undefined when to both or not known. */
export function genderOfName(folded: string): "female" | "male" | undefined {
  const isFemale = female.has(folded);
  return isFemale === male.has(folded) ? undefined : isFemale ? "female" : "male";
}
