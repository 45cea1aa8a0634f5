/** Deletes the table, once that was asked back. */
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTable } from "../data/table-context.ts";
import styles from "./owner.module.css";
import { deleteTable } from "./owner-calls.ts";

export function DeleteTable({ onDeleted }: { readonly onDeleted: () => void }) {
  const job = useTable();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const run = async (): Promise<void> => {
    setIsDeleting(true);
    const isDone = await deleteTable(job);
    setIsDeleting(false);
    if (isDone) onDeleted();
  };
  return (
    <section className={styles.danger} aria-label="Delete">
      {!isAsking && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => setIsAsking(true)}>
          Delete this table …
        </Button>
      )}
      {isAsking && (
        <>
          <p>The table, its file and all changes go, for everybody. You can bring it back for a while.</p>
          <Group gap="xs">
            <Button color="red" size="compact-sm" loading={isDeleting} autoFocus onClick={() => void run()}>
              Delete
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => setIsAsking(false)}>
              Keep
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
