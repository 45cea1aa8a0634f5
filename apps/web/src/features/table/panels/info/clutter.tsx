/** Lines of the file that are not part of the table. */
import type { TableReply } from "@limpid/contract";
import { ScrollRegion } from "../../../../ui/scroll-region.tsx";
import styles from "./clutter.module.css";

export function Clutter({ lines }: { readonly lines: TableReply["clutter"] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>Skipped lines</h3>
      <ScrollRegion className={styles.lines} aria-label="Skipped lines">
        {lines.map(({ line, text }) => `${line}  ${text}`).join("\n")}
      </ScrollRegion>
    </section>
  );
}
