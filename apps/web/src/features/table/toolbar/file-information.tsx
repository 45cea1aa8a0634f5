/** How the file was read, and the way to have it read differently. */
import { LABELS } from "@limpid/contract";
import { Suspense } from "react";
import { Button } from "../../../ui/parts/button.tsx";
import { showReading } from "../actions/show-modal.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { useConfidence } from "../data/use-quality.ts";
import { titledParameters } from "../model/parameter-titles.ts";
import { Clutter } from "../panels/info/clutter.tsx";
import { FurtherTables, LeftOutRows } from "../panels/later.ts";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

export function FileInformation() {
  const table = useTable();
  const { parameters, clutter, reading, error } = useTableStore("state");
  const confidence = useConfidence();
  const entries = titledParameters(parameters);
  return (
    <ToolbarMenu label={LABELS.fileInformation} widthPx={380}>
      {(close) => (
        <>
          <dl className={styles.pairs}>
            {entries.map(([title, value]) => (
              <Pair key={title} title={title} value={value} />
            ))}
          </dl>
          {confidence !== null && (
            <p title="Mean probability of the cells with data, as they are now">
              {LABELS.averageConfidence(confidence)}
            </p>
          )}
          {entries.length === 0 && (
            <p className="soft">{error === null ? "The file is being read." : "The file could not be read."}</p>
          )}
          {reading.warnings.length > 0 && (
            <section>
              <h3>{LABELS.warnings}</h3>
              <ul className={styles.sentences}>
                {reading.warnings.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </section>
          )}
          <Clutter lines={clutter} />
          <Suspense>
            <FurtherTables />
            <LeftOutRows close={close} />
          </Suspense>
          <Readings />
          {showReading.isEnabled(table) && (
            <Button
              variant="default"
              className={styles.own}
              onClick={() => {
                close();
                showReading.run(table);
              }}
            >
              {showReading.label}…
            </Button>
          )}
        </>
      )}
    </ToolbarMenu>
  );
}

/** Links to the tables of the readings before and after this one. */
function Readings() {
  const { previousUuid, nextUuid } = useTableStore("state").reading;
  if (previousUuid === null && nextUuid === null) return null;
  return (
    <p className={styles.readings}>
      {previousUuid !== null && <a href={`/table/${previousUuid}`}>Earlier reading</a>}
      {nextUuid !== null && <a href={`/table/${nextUuid}`}>Newer reading</a>}
    </p>
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
