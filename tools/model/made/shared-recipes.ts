/** Recipes that classes of several subjects use. */
import type { Maker, Recipe } from "./maker.ts";
import { commonNouns, properNames } from "./package-words.ts";

/** One of a few values, which the column repeats. */
export function few(make: (maker: Maker) => () => string, least: number, most: number): Recipe {
  return (maker) => {
    const values = Array.from({ length: maker.whole(least, most) }, make(maker));
    return () => maker.pick(values);
  };
}

/** Bare numbers that only a header can tell from others. */
export function bare(from: number, to: number, digits: readonly number[] = [0, 1, 2]): Recipe {
  return (maker) => {
    const fraction = maker.pick(digits);
    const middle = from + maker.random.next() * (to - from);
    const spread = ((to - from) / 6) * maker.random.next();
    return () => Math.max(from, Math.min(to, middle + maker.normal() * spread)).toFixed(fraction);
  };
}

/** Whole numbers around a centre of the column. */
export function whole(from: number, to: number): Recipe {
  return (maker) => {
    const centre = maker.whole(from, to);
    const spread = Math.max(2, (to - from) / maker.pick([4, 8, 20]));
    return () => String(Math.max(0, Math.round(centre + maker.normal() * spread)));
  };
}

/** Adds words to a column's values, the same for all. */
export function around(recipe: Recipe, before: readonly string[], after: readonly string[]): Recipe {
  return (maker) => {
    const make = recipe(maker);
    const [start, end] = [maker.pick(before), maker.pick(after)];
    return () => start + make() + end;
  };
}

/** Proper names from one part of the alphabet or all of it. */
export function names(kind: Parameters<typeof properNames>[0]): Recipe {
  return (maker) => {
    const all = properNames(kind);
    const start = maker.random.below(all.length);
    const size = maker.pick([30, 200, all.length]);
    return () => all[(start + maker.random.below(size)) % all.length] ?? "";
  };
}

/** Common nouns of a kind, in a column with capitals or without. */
export function fromNouns(lexicographer: string): Recipe {
  return (maker) => {
    const words = commonNouns(lexicographer);
    const isTitled = maker.chance(0.6);
    return () => {
      const word = maker.pick(words);
      return isTitled ? titled(word) : word;
    };
  };
}

export function titled(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}

export function handle(maker: Maker): string {
  const first =
    maker.faker.person
      .firstName()
      .toLowerCase()
      .replace(/[^a-z]/g, "") || "alex";
  const last =
    maker.faker.person
      .lastName()
      .toLowerCase()
      .replace(/[^a-z]/g, "") || "smith";
  return maker.pick([
    first + maker.digits(2),
    `${first}_${last}`,
    `${first}.${last}`,
    first[0] + last,
    `${maker.word("tag")}${first}`,
    `The${maker.word("noun")}${maker.whole(1, 99)}`,
    `${maker.word("adjective").toLowerCase()}-${maker.word("noun").toLowerCase()}`,
  ]);
}
