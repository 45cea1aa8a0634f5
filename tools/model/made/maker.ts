/** What generators of values draw from: random numbers, word lists, templates, and a locale's names and places. */
import { allFakers, type Faker } from "@faker-js/faker";
import { Random } from "../../../packages/models/src/learner/random.ts";
import { titledWord } from "./package-words.ts";
import { type SlotName, WORDS } from "./words.ts";

const LOCALES =
  "en en_US en_US en_US en_GB en_CA en_AU en_IN en_IE de de_AT de_CH fr fr_CH fr_BE fr_CA es es_MX it pt_BR pt_PT nl nl_BE pl cs_CZ sv nb_NO da fi hu ro hr sk tr ru uk el ja ko zh_CN vi id_ID ar he".split(
    " ",
  );
const WORDNET_SLOTS = { act: 1, artifact: 1, idea: 1, event: 1, food: 1, person: 1, group: 1 } as const;
/** Share of columns whose locale is American or British. */
const ENGLISH = 0.6;

export const HEX = "0123456789abcdef";
export const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export class Maker {
  readonly random: Random;
  faker: Faker;
  /** BCP 47, with an underscore. */
  locale = "en_US";

  constructor(seed: number) {
    this.random = new Random(seed);
    this.faker = allFakers.en_US;
    this.startColumn();
  }

  /** Chooses the locale of the next column. */
  startColumn(): void {
    this.locale = this.chance(ENGLISH) ? this.pick(["en_US", "en_US", "en_GB"]) : this.pick(LOCALES);
    this.faker = (allFakers as Record<string, Faker>)[this.locale] ?? allFakers.en_US;
    this.faker.seed(this.random.below(2 ** 31));
  }

  chance(share: number): boolean {
    return this.random.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    return this.random.pick(items);
  }

  word(slot: SlotName): string {
    return this.pick(WORDS[slot]);
  }

  /** A whole number from `from` to `to`. */
  whole(from: number, to: number): number {
    return from + this.random.below(to - from + 1);
  }

  decimal(from: number, to: number, digits: number): string {
    return (from + this.random.next() * (to - from)).toFixed(digits);
  }

  /** A number whose magnitude varies evenly. */
  magnitude(from: number, to: number): number {
    return Math.exp(Math.log(from) + this.random.next() * (Math.log(to) - Math.log(from)));
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.random.next())) * Math.cos(2 * Math.PI * this.random.next());
  }

  /** Characters of an alphabet. */
  chars(alphabet: string, count: number): string {
    return Array.from({ length: count }, () => alphabet[this.random.below(alphabet.length)]).join("");
  }

  digits(count: number): string {
    return this.chars("0123456789", count);
  }

  /** A digit other than 0, then digits. */
  number(count: number): string {
    return this.chars("123456789", 1) + this.digits(count - 1);
  }

  upper(count: number): string {
    return this.chars("ABCDEFGHIJKLMNOPQRSTUVWXYZ", count);
  }

  /** Fills {slot} with a word of the list, {first} and {last} with names, {9} with a digit, {12} with a whole number to 12. */
  fill(template: string): string {
    return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
      if (slot === "first") return this.faker.person.firstName();
      if (slot === "last") return this.faker.person.lastName();
      if (slot === "9") return this.digits(1);
      if (slot === "upper") return this.upper(this.whole(1, 4));
      if (slot in WORDNET_SLOTS) return titledWord(slot as keyof typeof WORDNET_SLOTS, this.random);
      if (/^\d+$/.test(slot)) return String(this.whole(1, Number(slot)));
      return this.fill(this.word(slot as SlotName));
    });
  }

  oneOf(templates: readonly string[]): string {
    return this.fill(this.pick(templates));
  }

  date(fromYear: number, toYear: number): Date {
    const from = Date.UTC(fromYear, 0, 1);
    return new Date(from + this.random.next() * (Date.UTC(toYear + 1, 0, 1) - from));
  }
}

/** Chooses how a column is written, then makes its values one by one. */
export type Recipe = (maker: Maker) => () => string;

/** Recipes of some classes, by their ids. */
export type Recipes = Readonly<Record<string, readonly Recipe[]>>;

export interface MadeClass {
  /** Recipes; one that comes twice is used twice as often. */
  readonly recipes: readonly Recipe[];
  readonly headers: readonly string[];
  /** The recipes of columns of a few values without a header, where others would look like any words. */
  readonly shortRecipes?: readonly Recipe[];
  /** How many columns, in proportion to other classes. */
  readonly share?: number;
  /** Different values a column may have: for classes that repeat a few. */
  readonly distinct?: number;
}

export type MadeClasses = Readonly<Record<string, MadeClass>>;

export function headers(list: string): readonly string[] {
  return list.split("|");
}

/** Values of one of the lists, in the spelling of the column. */
export function oneList(...lists: readonly string[]): Recipe {
  const split = lists.map((list) => list.split("|"));
  return (maker) => {
    const list = maker.pick(split);
    return () => maker.pick(list);
  };
}

/** A column mixes some of the templates, not all of them. */
export function pickTemplate(templates: readonly string[]): Recipe {
  return (maker) => {
    const count = maker.pick([1, 2, 4, 8, templates.length]);
    const chosen = Array.from({ length: count }, () => maker.pick(templates));
    return () => maker.oneOf(chosen);
  };
}

/** A column keeps to one template. */
export function oneTemplate(...templates: readonly string[]): Recipe {
  return (maker) => {
    const template = maker.pick(templates);
    return () => maker.fill(template);
  };
}

/** Every value takes any template. */
export function anyTemplate(...templates: readonly string[]): Recipe {
  return (maker) => () => maker.oneOf(templates);
}
