/** Asks the owner of a table that seems to hold data of persons whether it is to be public. */
import { LABELS } from "@limpid/contract";
import { Button } from "@mantine/core";
import { postMessage } from "../../../lib/messages.ts";
import { InlineProblem } from "../../../ui/inline-problem.tsx";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./owner.module.css";
import { useSaveDetails } from "./owner-calls.ts";
import { nameColumns } from "./personal-columns.ts";

export function PersonalDataBar() {
  const job = useTable();
  const { listing, allowsEdits, isLoaded } = useTableStore("state");
  const { run, isBusy, problem } = useSaveDetails();
  const { isListed, isDecided, personalColumns } = listing;
  if (!isLoaded || job.isEmbedded || !allowsEdits || !isListed || isDecided || personalColumns.length === 0)
    return null;
  const decide = (listed: boolean): void =>
    run({ listed }, { onSuccess: () => postMessage(listed ? LABELS.staysListed : LABELS.isUnlisted) });
  return (
    <section className={styles.bar} aria-label="Public catalogue">
      <span>
        Everybody can find this table in the catalogue, and it seems to hold data of persons:{" "}
        {nameColumns(personalColumns)}.
      </span>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => decide(false)}>
        Take the table out
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" disabled={isBusy} onClick={() => decide(true)}>
        Leave it in the catalogue
      </Button>
      {problem !== null && <InlineProblem what="It could not be saved" problem={problem} />}
    </section>
  );
}
