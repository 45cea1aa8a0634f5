/** Asks the owner of a table that seems to hold personal data whether it should be public. */
import { LABELS } from "@limpid/contract";
import { postMessage } from "../../../../lib/messages.ts";
import { InlineProblem } from "../../../../ui/inline-problem.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { useTable, useTableStore } from "../../data/table-context.ts";
import styles from "./owner.module.css";
import { useSaveDetails } from "./owner-calls.ts";
import { nameColumns } from "./personal-columns.ts";

export function PersonalDataBar() {
  const table = useTable();
  const { listing, allowsEdits, isLoaded } = useTableStore("state");
  const { run, isBusy, problem } = useSaveDetails();
  const { isUnconfirmed, personalColumns } = listing;
  if (!isLoaded || table.isEmbedded || !allowsEdits || !isUnconfirmed) return null;
  const decide = (listed: boolean): void =>
    run({ listed }, { onSuccess: () => postMessage(listed ? LABELS.isPublic : LABELS.isPrivate) });
  return (
    <section className={styles.bar} aria-label="Public table">
      <span>This table is public and seems to contain personal data: {nameColumns(personalColumns)}.</span>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => decide(false)}>
        {LABELS.makePrivate}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" disabled={isBusy} onClick={() => decide(true)}>
        {LABELS.keepPublic}
      </Button>
      {problem !== null && <InlineProblem what="It could not be saved" problem={problem} />}
    </section>
  );
}
