/** `--decide COLUMN:DECISION=OPTION`: what is decided in place of a column's cells. */
import type { CleanColumn, TitledChoice } from "@limpid/table";
import { UserError } from "../user-error.ts";

/** A title may have colons in it, and a decision ends at the first equals sign. */
const FORM = /^(.*?):([a-z_]+(?::[^=]*)?)=(.+)$/s;

export function readDecisions(texts: readonly string[]): readonly TitledChoice[] {
  const decided = new Map<string, Record<string, string>>();
  for (const text of texts) {
    const [, title = "", decision = "", option = ""] = FORM.exec(text) ?? [];
    if (option === "") throw new UserError(`--decide takes COLUMN:DECISION=OPTION, not "${text}"`);
    decided.set(title, { ...decided.get(title), [decision]: option });
  }
  return [...decided].map(([title, options]) => ({ title, decided: options }));
}

/** A decision without effect is an author's mistake, and it would go unnoticed. */
export function requireDecisions(
  choices: readonly TitledChoice[],
  columns: readonly Pick<CleanColumn, "title" | "decisions">[],
): void {
  for (const { title, decided = {} } of choices)
    for (const [id, option] of Object.entries(decided)) {
      const column = columns.find((one) => one.title === title);
      if (column === undefined) throw new UserError(`--decide names the column "${title}", which does not exist`);
      const decision = column.decisions.find((one) => one.id === id);
      if (decision?.inForce === option) continue;
      const offered = column.decisions.map((one) => `${one.id}=${one.options.map((each) => each.id).join("|")}`);
      throw new UserError(
        `"${title}" cannot be decided by ${id}=${option}; it offers ${offered.join(", ") || "nothing"}`,
      );
    }
}
