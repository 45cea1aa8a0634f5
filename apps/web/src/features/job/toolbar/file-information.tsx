/** How the file was read. */
import { LABELS } from "@limpid/contract";
import { useJobStore } from "../job/job-context.ts";
import { titledParameters } from "../model/parameter-titles.ts";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

export function FileInformation() {
  const { parameters, clutter } = useJobStore("state");
  const entries = titledParameters(parameters);
  return (
    <ToolbarMenu label={LABELS.fileInformation} widthPx={380}>
      <dl className={styles.pairs}>
        {entries.map(([title, value]) => (
          <Pair key={title} title={title} value={value} />
        ))}
      </dl>
      {entries.length === 0 && <p className={styles.soft}>The file is being read.</p>}
      {clutter.length > 0 && (
        <section>
          <h3>Lines left out</h3>
          <pre className={styles.clutter}>{clutter.map(({ line, text }) => `${line}  ${text}`).join("\n")}</pre>
        </section>
      )}
    </ToolbarMenu>
  );
}

function Pair({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  );
}
