/** Flags a line as missing data, in the token of the program it is for. */
import { DATE_MISSING_TOKENS, TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./menu.module.css";
import type { MenuProps } from "./menu-props.ts";

export function MissingTokens({ line, view }: MenuProps) {
  const { choose } = useCleaner();
  const { choice } = view.decision;
  return (
    <section className={classes.section} aria-label={TEXT_CLEANER_LABELS.flagAsMissing}>
      <h3 className={classes.heading}>{TEXT_CLEANER_LABELS.flagAsMissing}</h3>
      <div className={classes.tokens}>
        {DATE_MISSING_TOKENS.map(({ title, token }) => (
          <button
            key={token}
            type="button"
            className={classes.token}
            aria-pressed={choice?.kind === "missing" && choice.token === token}
            onClick={() => choose(line, { kind: "missing", token })}
          >
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}
