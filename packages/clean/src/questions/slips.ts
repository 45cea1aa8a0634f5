/** Asks about the values that others of the column contradict, if there are too many for a flag at each cell. */
import { TABLE_RULES, type TableRule } from "@limpid/table";
import type { AskedColumn, SeenValue } from "./asked-column.ts";
import { shorten } from "./other-kind.ts";
import type { Finding, QuestionKindDefinition } from "./question-kind.ts";
import { mayAsk } from "./question-precision.ts";
import { sayUnasked } from "./unasked.ts";

export const slips: QuestionKindDefinition = {
  kind: "slips",
  title: "Likely slips",
  about: "Values that contradict the rest of the column, and that are too many to be looked at one by one",
  seconds: 5,
  find(column) {
    return [...slipsByRule(column)].map(
      ([rule, values]): Finding => ({
        family: familyFor(rule),
        values: values.map(({ raw, cells, many }) => ({ raw, cells, proposed: many?.output ?? null })),
      }),
    );
  },
  ask(found) {
    const values = found.flatMap((one) => one.values);
    const cells = values.reduce((sum, value) => sum + value.cells, 0);
    const [first] = values;
    const isMended = values.some(({ proposed }) => proposed !== null);
    const have = cells === 1 ? "1 cell seems" : `${cells.toLocaleString("en")} cells seem`;
    const titles = found.map(({ family }) => titleOf(family)).join("; ");
    return {
      message: `${have} mistaken, such as “${shorten(first?.raw ?? "")}”: ${titles}.`,
      options: isMended ? [{ id: "accept", label: "Accept all suggestions" }] : [],
      recommended: isMended ? "accept" : "leave",
    };
  },
};

function titleOf(family: string): string {
  const rule = family.slice("slips ".length);
  const title = TABLE_RULES[rule as TableRule];
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** The findings that nobody is asked about, in sentences. */
export function unaskedSlips(column: Pick<AskedColumn, "quiet">): readonly string[] {
  return [...slipsByRule(column)].flatMap(([rule, values]) =>
    mayAsk(familyFor(rule))
      ? []
      : [
          sayUnasked(
            values.reduce((sum, { cells }) => sum + cells, 0),
            rule,
          ),
        ],
  );
}

function familyFor(rule: TableRule): string {
  return `slips ${rule}`;
}

function slipsByRule({ quiet }: Pick<AskedColumn, "quiet">): ReadonlyMap<TableRule, readonly SeenValue[]> {
  const found = new Map<TableRule, SeenValue[]>();
  for (const value of quiet) {
    if (value.many === undefined) continue;
    const { rule } = value.many;
    found.set(rule, [...(found.get(rule) ?? []), value]);
  }
  return found;
}
