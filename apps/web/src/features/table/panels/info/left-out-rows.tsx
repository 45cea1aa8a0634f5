/** Rows that people have excluded of the table, like lines that were never part of it; and the way to take them back. */
import { countRows, hasRow, LABELS, type LeftOutRowsReply, PANEL_LABELS } from "@limpid/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { ScrollRegion } from "../../../../ui/scroll-region.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { goToPlace } from "../../actions/go-to-place.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { leaveRowsOut } from "../../edits/leave-rows-out.ts";
import styles from "./clutter.module.css";
import { formatTime } from "./format-time.ts";

type LeftOutRow = LeftOutRowsReply["rows"][number];

/** Asks for the excluded rows again for every version. */
function useLeftOutRows() {
  const { uuid } = useTable();
  const { version } = useTableStore("editLog");
  return useQuery({
    queryKey: ["excluded", uuid, version],
    queryFn: ({ signal }) => call("leftOutRows", { params: { job_uuid: uuid }, query: {}, signal }),
    placeholderData: keepPreviousData,
  });
}

export function LeftOutRows({ close }: { readonly close: () => void }) {
  const leftOut = useTableData("leftOut");
  return leftOut.length === 0 ? null : <List close={close} />;
}

function List({ close }: { readonly close: () => void }) {
  const table = useTable();
  const leftOut = useTableData("leftOut");
  useTableStore("state");
  const { data } = useLeftOutRows();
  const rows = data?.rows.filter(({ row }) => hasRow(leftOut, row)) ?? [];
  const more = countRows(leftOut) - rows.length;
  return (
    <section>
      <h3 className={styles.title}>{PANEL_LABELS.rowsLeftOutTitle}</h3>
      <p>
        {LABELS.rowsAreLeftOut(countRows(leftOut))}.{" "}
        {canEdit(table) && (
          <TextButton onClick={() => leaveRowsOut(table, { rows: leftOut, isLeftOut: false })}>
            {PANEL_LABELS.takeAllBack}
          </TextButton>
        )}
      </p>
      <ScrollRegion className={styles.rows} aria-label={PANEL_LABELS.rowsLeftOutTitle}>
        <ul>
          {rows.map((row) => (
            <Entry key={row.row} entry={row} close={close} />
          ))}
        </ul>
        {data !== undefined && more > 0 && <p className="soft small">{PANEL_LABELS.moreValues(more)}</p>}
      </ScrollRegion>
    </section>
  );
}

function Entry({ entry, close }: { readonly entry: LeftOutRow; readonly close: () => void }) {
  const table = useTable();
  const { row, texts, dt_utc, username, own } = entry;
  const goTo = (): void => {
    close();
    goToPlace(table, { row, column: 0 }, LABELS.rowNumber(row));
  };
  return (
    <li className={styles.row}>
      <TextButton onClick={goTo}>{LABELS.rowNumber(row)}</TextButton>
      <span className={styles.texts}>{texts.filter((text) => text.trim() !== "").join(" · ")}</span>
      {canEdit(table) && (
        <TextButton
          aria-label={`${PANEL_LABELS.takeBack}: ${LABELS.rowNumber(row)}`}
          onClick={() => leaveRowsOut(table, { rows: [[row, row]], isLeftOut: false })}
        >
          {PANEL_LABELS.takeBack}
        </TextButton>
      )}
      <span className={`${styles.made} soft small`}>
        {own ? "" : `${username ?? "someone else"}, `}
        {formatTime(`${dt_utc.replace(" ", "T")}Z`)}
      </span>
    </li>
  );
}
