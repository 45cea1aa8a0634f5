/** Says that a file of the table is damaged, and what to do about it. */
import { LABELS } from "@limpid/contract";
import { useState } from "react";
import { Button } from "../../../ui/parts/button.tsx";
import { useTable, useTableStore } from "../data/table-context.ts";
import { repairTable } from "../edits/repair-table.ts";
import styles from "./damage-bar.module.css";

export function DamageBar() {
  const table = useTable();
  const { damage, allowsEdits } = useTableStore("state");
  const [isRepairing, setIsRepairing] = useState(false);
  if (damage === "none") return null;
  const canRepair = damage === "repairable" && allowsEdits && !table.isEmbedded;
  const repair = async (): Promise<void> => {
    setIsRepairing(true);
    // All that is shown may be of the damaged file.
    if (await repairTable(table)) window.location.reload();
    else setIsRepairing(false);
  };
  return (
    <section className={styles.bar} aria-label="Damage">
      <span>{canRepair ? LABELS.damageRepairable : LABELS.damageLost}</span>
      {canRepair && (
        <Button size="compact-sm" variant="default" loading={isRepairing} onClick={() => void repair()}>
          {LABELS.repairTable}
        </Button>
      )}
    </section>
  );
}
