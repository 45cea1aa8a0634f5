/** What the About page tells of the rules that change cells, out of their measured precision. */
import { isRepair, ruleTitle } from "@limpid/table";

/** The columns of data/rule-precision.tsv in the package clean. */
type Row = readonly [
  family: string,
  right: string,
  wrong: string,
  tables: string,
  owners: string,
  share: string,
  least: string,
];

/** What kind of cells a family is about, where a rule has several. */
const KINDS: Readonly<Record<string, string>> = {
  answer: "answers and categories",
  blank: "blanks",
  code: "codes",
  exact: "numbers and exact texts",
  label: "places, organisations and words",
  name: "names of persons",
  number: "numbers",
  plain: "such as - and N/A",
  prose: "sentences and lists",
  repeated: "values in several cells",
  weak: "such as unknown and none",
};

export function aboutRules(rows: readonly Row[], source: string): string {
  const measuredOn = /^# measured: (\d{4}-\d{2}-\d{2})/m.exec(source)?.[1] ?? null;
  const tables = Number(/^# measured: .*?(\d+) tables$/m.exec(source)?.[1] ?? Number.NaN);
  const rules = rows.map(([family, right, wrong, own, owners, share]) => ({
    title: titleOf(family),
    isRepair: isRepair(family.split(" ")[0] ?? ""),
    cells: Number(right) + Number(wrong),
    tables: Number(own),
    owners: Number(owners),
    share: Number(share),
  }));
  return `${JSON.stringify({ measuredOn, tables, rules: rules.toSorted(byTitle) }, undefined, 2)}\n`;
}

function titleOf(family: string): string {
  const [rule = "", kind = ""] = family.split(" ");
  const title = rule.startsWith("class.") ? withoutClass(ruleTitle(rule)) : ruleTitle(rule);
  if (kind === "") return title;
  const words = KINDS[kind];
  if (words === undefined) throw new Error(`The family "${family}" has a kind without words`);
  return `${title} (${words})`;
}

/** "Date: ISO format" is "ISO format" for all classes. */
function withoutClass(title: string): string {
  const words = title.replace(/^Class: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function byTitle(one: { readonly title: string }, other: { readonly title: string }): number {
  return one.title < other.title ? -1 : 1;
}
