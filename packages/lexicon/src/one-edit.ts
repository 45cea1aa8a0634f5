/** Lists the texts one typing slip away from a word: a letter left out, doubled, mistaken or swapped with its neighbour. */

export type Edit = "drop" | "extra" | "other" | "swap";

/**
 * Calls `visit` for each text from which the slip could have made the word. `edit` is what the slip did, such as "drop"
 * if the word lacks a letter of the text, and `place` is where in the word it did so.
 */
export function visitOneEdit(
  word: string,
  letters: string,
  visit: (text: string, edit: Edit, place: number) => void,
): void {
  for (let place = 0; place <= word.length; place++) {
    const [before, own, rest] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
    if (own !== "") {
      // Removing either of two equal letters gives the same word.
      if (own !== word.charAt(place - 1)) visit(before + rest, "extra", place);
      const next = rest.charAt(0);
      if (next !== "" && next !== own) visit(before + next + own + rest.slice(1), "swap", place);
    }
    for (const letter of letters) {
      if (own !== "" && letter !== own) visit(before + letter + rest, "other", place);
      if (letter !== word.charAt(place - 1)) visit(before + letter + own + rest, "drop", place);
    }
  }
}
