/** Deletes the table, once that was asked back. */

import { useState } from "react";
import { InlineProblem } from "../../../../ui/inline-problem.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { Group } from "../../../../ui/parts/layout.ts";
import styles from "./owner.module.css";
import { useDeleteTable } from "./owner-calls.ts";

export function DeleteTable() {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, problem } = useDeleteTable();
  return (
    <section className={styles.danger} aria-label="Delete">
      {!isAsking && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => setIsAsking(true)}>
          Delete this table …
        </Button>
      )}
      {isAsking && (
        <>
          <p>Deletes the table, its file and all changes for everyone. You can restore it for a while.</p>
          <Group gap="xs">
            <Button color="red" size="compact-sm" loading={isBusy} autoFocus onClick={() => run()}>
              Delete
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => setIsAsking(false)}>
              Keep
            </Button>
          </Group>
          {problem !== null && <InlineProblem what="It could not be deleted" problem={problem} />}
        </>
      )}
    </section>
  );
}
