/** The tables of themes.tsv, and what people would ask to find them. */
import { readFileSync } from "node:fs";

export interface Theme {
  readonly name: string;
  readonly titles: readonly string[];
  readonly values: readonly string[];
  /** In English. */
  readonly asked: readonly string[];
  /** In German, French and Portuguese. */
  readonly askedOtherwise: readonly string[];
}

const split = (text: string): readonly string[] => (text === "" ? [] : text.split("|"));

function toTheme(line: string): Theme {
  const [name = "", ...lists] = line.split("\t");
  const [titles = [], values = [], asked = [], askedOtherwise = []] = lists.map(split);
  return { name, titles, values, asked, askedOtherwise };
}

const [, ...rows] = readFileSync(new URL("themes.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("# "));

export const THEMES: readonly Theme[] = rows.map(toTheme);
