/** What the teams of the North American leagues are called behind the name of their town. */
import { TEAM_NICKNAMES } from "../../data/generated/team-nicknames.ts";

const KNOWN: ReadonlySet<string> = new Set(TEAM_NICKNAMES.map(([nickname]) => nickname));
/** Nicknames that are plain words, and no team without a town in front. */
const WORDS = new Set(TEAM_NICKNAMES.flatMap(([nickname, plainWord]) => (plainWord === "yes" ? [nickname] : [])));

/** Returns the place of the nickname that the text ends in; -1 if it ends in none. */
export function teamNicknameAt(text: string): number {
  const last = text.lastIndexOf(" ");
  const lower = text.toLowerCase();
  if (last > 0) {
    const before = text.lastIndexOf(" ", last - 1);
    if (KNOWN.has(lower.slice(before + 1))) return before + 1;
  }
  const word = lower.slice(last + 1);
  if (!KNOWN.has(word) || (last < 0 && WORDS.has(word))) return -1;
  return last + 1;
}
