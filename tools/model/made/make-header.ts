/** Headers of made columns: in several languages and spellings, sometimes cryptic, rarely wrong. */
import type { MadeClass, MadeClasses, Maker } from "./maker.ts";

export const JUNK = [
  "Column1",
  "Column 2",
  "col_3",
  "Field4",
  "x",
  "y",
  "V1",
  "X5",
  "A",
  "B",
  "Unnamed: 3",
  "data",
  "value",
  "var1",
  "1",
  "2",
  "F6",
  "info",
  "misc",
  "name",
  "item",
];
const AROUND = [
  "customer",
  "main",
  "primary",
  "home",
  "work",
  "billing",
  "shipping",
  "old",
  "new",
  "user",
  "product",
  "order",
  "company",
  "first",
  "last",
  "raw",
  "clean",
  "orig",
  "src",
  "t1",
  "2020",
  "emp",
  "contact",
];

export function makeHeader(label: string, made: MadeClass, all: MadeClasses, maker: Maker): string {
  const kind = maker.random.next();
  if (kind < 0.1) return maker.pick(JUNK);
  if (kind < 0.13) return maker.pick(maker.pick(Object.values(all)).headers);
  const named = maker.pick(made.headers);
  if (kind < 0.18) return label.replaceAll("_", maker.pick([" ", "_", ""]));
  if (kind < 0.26) return restyle(`${maker.pick(AROUND)} ${named}`, maker);
  if (kind < 0.31) return restyle(`${named} ${maker.pick(AROUND)}`, maker);
  if (kind < 0.36) return shorten(named, maker);
  if (kind < 0.5) return restyle(named, maker);
  return named;
}

function restyle(header: string, maker: Maker): string {
  const words = header.split(/[ _]+/);
  const titled = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return maker.pick([
    words.join("_"),
    words.join("_").toUpperCase(),
    titled.join(" "),
    titled.join(""),
    words.join("-"),
    words.join(".").toLowerCase(),
    (words[0] ?? "") + titled.slice(1).join(""),
  ]);
}

/** Vowels dropped, or cut off. */
function shorten(header: string, maker: Maker): string {
  if (header.length < 5) return header;
  return maker.chance(0.5)
    ? header.charAt(0) + header.slice(1).replace(/[aeiou]/gi, "")
    : header.slice(0, maker.whole(3, 5));
}
