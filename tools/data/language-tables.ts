/** The codes of languages with their English names. */
import { iso6393, iso6393To1 } from "iso-639-3";
import { foldText } from "../../packages/text/src/index.ts";
import { constantsModule, wordLines } from "./word-lines.ts";

export function languageTables(): string {
  const named = iso6393.flatMap(({ name, iso6393: code, iso6392B, iso6392T }) =>
    [code, iso6392B, iso6392T].filter((id) => id !== undefined).map((id) => [id, name] as const),
  );
  return constantsModule("iso-639-3", {
    SHORT_LANGUAGE_CODES: wordLines(Object.entries(iso6393To1)),
    LANGUAGES_BY_CODE: wordLines(new Map(named)),
    RARE_LANGUAGES: wordLines(new Map(iso6393.map(({ name, iso6393: code }) => [foldText(name), code]))),
  });
}
