/** Why the cell is what it is: the rule's sentence, its name, and how sure it is. A person's choice has no probability. */
import { type CellReply, PANEL_LABELS } from "@limpid/contract";
import { EDIT_RULE } from "@limpid/edits";
import { percent } from "../../../../lib/percent.ts";
import { missingWarning } from "../../model/cell-view.ts";
import styles from "./cell-details.module.css";

export function Reasons({ cell }: { readonly cell: CellReply }) {
  const warning = missingWarning(cell);
  return (
    <section className={styles.section}>
      <h3>Why</h3>
      <p>{whyOf(cell)}</p>
      {warning !== null && <p className={styles.warning}>{warning}</p>}
      {!cell.edited && <Sureness cell={cell} />}
    </section>
  );
}

function Sureness({ cell }: { readonly cell: CellReply }) {
  return (
    <dl className={styles.facts}>
      <dt>Probability</dt>
      <dd>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${cell.prob * 100}%` }} />
        </span>
        {percent(cell.prob)}
      </dd>
      {cell.rule !== null && (
        <>
          <dt>Rule</dt>
          <dd className={styles.rule}>{cell.rule}</dd>
        </>
      )}
    </dl>
  );
}

function whyOf({ msg, rule, edited, is_clean, is_valid }: CellReply): string {
  if (edited)
    return rule === EDIT_RULE && msg !== null ? `${PANEL_LABELS.setByPerson} ${msg}` : PANEL_LABELS.setByPerson;
  return msg ?? (is_clean && is_valid ? PANEL_LABELS.leftAsItWas : PANEL_LABELS.leftForYou);
}
