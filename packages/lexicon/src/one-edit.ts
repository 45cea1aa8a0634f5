/** Lists the words of a list one typing slip away: a letter left out, doubled, mistaken or swapped with its neighbour. */
import { EditedHashes } from "./hash-word.ts";

export type Edit = "drop" | "extra" | "other" | "swap";

/** Returns the frequency of the word with these hashes, and 0 if there is none. */
export type FrequencyAt = (bucketHash: number, wordHash: number) => number;

/**
 * Calls `visit` for each known word from which the slip could have made this one. `edit` is what the slip did, such as
 * "drop" if this one lacks a letter of the known word, and `place` is where in the word it did so.
 */
export function visitOneEdit(
  word: string,
  letters: string,
  frequencyAt: FrequencyAt,
  visit: (text: string, frequency: number, edit: Edit, place: number) => void,
): void {
  const hashes = new EditedHashes(word);
  const ask = (start: number, rest: number, edit: Edit, first = 0, second = 0): void => {
    const frequency = frequencyAt(hashes.bucket(start, rest, first, second), hashes.own(start, rest, first, second));
    if (frequency === 0) return;
    const put = (first === 0 ? "" : String.fromCharCode(first)) + (second === 0 ? "" : String.fromCharCode(second));
    visit(word.slice(0, start) + put + word.slice(rest), frequency, edit, start);
  };
  for (let place = 0; place <= word.length; place++) {
    const [before, own, next] = [word.charCodeAt(place - 1), word.charCodeAt(place), word.charCodeAt(place + 1)];
    const isInside = place < word.length;
    // Removing either of two equal letters gives the same word.
    if (isInside && own !== before) ask(place, place + 1, "extra");
    if (place + 1 < word.length && next !== own) ask(place, place + 2, "swap", next, own);
    for (let index = 0; index < letters.length; index++) {
      const letter = letters.charCodeAt(index);
      if (isInside && letter !== own) ask(place, place + 1, "other", letter);
      if (letter !== before) ask(place, place, "drop", letter);
    }
  }
}
