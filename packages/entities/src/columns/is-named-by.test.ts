import { expect, it } from "vitest";
import { entities } from "../registry.ts";
import type { TitlePattern } from "./header-words.ts";
import { isNamedBy } from "./is-named-by.ts";

/** What stands between the signs of a pattern, and such texts beside each other, in several cases. */
function titlesFrom(pattern: TitlePattern): readonly string[] {
  const words = pattern.source
    .split(/\(\?<?[:=!]|\[[^\]]*\]|\\[bpdswPDSW](?:\{[^}]*\})?|[\\()|?*+^${}]/)
    .filter(Boolean);
  return words.flatMap((word, index) => [
    ...[word, word.toUpperCase(), word.toLowerCase().replace("s", "ſ").replace("k", "\u212a")],
    ...[`${word}${words[index + 1] ?? ""}`, `x_${word}`, `the ${word.trim()} 2`],
  ]);
}

it.each(entities.map(({ id }, place) => [id, place] as const))("a title of %s is seen by its clues", (_, place) => {
  for (const entity of entities.slice(place, place + 3)) {
    for (const title of entities[place]?.headers.flatMap(titlesFrom) ?? []) {
      const isNamed = entity.headers.some((pattern) => pattern.test(title));
      expect([title, isNamedBy(entity, title)]).toEqual([title, isNamed]);
    }
  }
});
