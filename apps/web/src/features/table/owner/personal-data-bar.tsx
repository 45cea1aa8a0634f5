/** Asks the owner of a table that seems to hold data of persons whether it is to be public. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./owner.module.css";
import { saveDetails } from "./owner-calls.ts";
import { nameColumns } from "./personal-columns.ts";

export function PersonalDataBar() {
  const job = useTable();
  const { listing, allowsEdits, isLoaded } = useTableStore("state");
  const [isBusy, setIsBusy] = useState(false);
  const { isListed, isDecided, personalColumns } = listing;
  if (!isLoaded || job.isEmbedded || !allowsEdits || !isListed || isDecided || personalColumns.length === 0)
    return null;
  const decide = async (listed: boolean): Promise<void> => {
    setIsBusy(true);
    await saveDetails(job, { listed });
    setIsBusy(false);
  };
  return (
    <section className={styles.bar} aria-label="Public catalogue">
      <span>
        Everybody can find this table in the catalogue, and it seems to hold data of persons:{" "}
        {nameColumns(personalColumns)}.
      </span>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void decide(false)}>
        Take it out
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" disabled={isBusy} onClick={() => void decide(true)}>
        Leave it in
      </Button>
    </section>
  );
}
