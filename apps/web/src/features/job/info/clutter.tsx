/** Lines of the file that are not part of the table. */
import type { TableReply } from "@limpid/contract";
import styles from "./clutter.module.css";

export function Clutter({ lines }: { readonly lines: TableReply["clutter"] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>Lines left out</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className={styles.lines} tabIndex={0}>
        {lines.map(({ line, text }) => `${line}  ${text}`).join("\n")}
      </pre>
    </section>
  );
}
