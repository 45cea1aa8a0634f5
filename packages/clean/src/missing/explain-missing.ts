/** Why a value is taken for missing data, in one sentence with the counts that speak for it. */

import { type Candidate, findPlace, valueForm } from "@limpid/models";
import { isListedToken, readWords } from "@limpid/text";

export function explainMissing(candidate: Candidate): string {
  const { value, profile, headerTokens } = candidate;
  const { text } = value;
  const words = readWords(text);
  const isWord = words.isPhrase || words.isSheetError || headerTokens.has(text.toLowerCase());
  if (isWord || isListedToken(text)) return `"${text}" means no data.`;
  const occurs = value.count === 1 ? "occurs once" : `occurs ${value.count} times`;
  const range = rangeBeside(candidate);
  if (range !== undefined) return `${text} ${occurs} and lies far outside ${range}.`;
  const { kind } = valueForm(text).quantity;
  const others = (["number", "date"] as const).find((other) => profile.shareOfKind(other, false) > 0.5);
  if (kind === "text" && others !== undefined) return `"${text}" ${occurs} where the other values are ${others}s.`;
  return `"${text}" ${occurs} and is unlike the other values.`;
}

/** The range of the other values, where this one lies outside. */
function rangeBeside({ value, profile }: Candidate): string | undefined {
  const form = valueForm(value.text);
  const { kind } = form.quantity;
  if (kind === "text") return undefined;
  const isInside = profile.base.has(value.text);
  const { isAboveAll, isBelowAll } = findPlace(form, profile, isInside);
  if (!isAboveAll && !isBelowAll) return undefined;
  const [smallest, largest] = profile.endsBeside(value.text, kind);
  return smallest === undefined || largest === undefined ? undefined : `${smallest}…${largest}`;
}
