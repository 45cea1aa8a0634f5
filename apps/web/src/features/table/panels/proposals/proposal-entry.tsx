/** One proposal: "name, row 3: ada → Ada", its author, time and objections. Y accepts it, N rejects it. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { useState } from "react";
import { HEADER_ROW } from "../../../../ui/grid/position.ts";
import { Button } from "../../../../ui/parts/button.tsx";
import { goToPlace } from "../../actions/go-to-place.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { decideProposals, withdrawProposals } from "../../edits/decide-proposals.ts";
import type { Proposal } from "../../model/proposals.ts";
import { placeInLog } from "../../model/screen-edit.ts";
import { ListCard } from "../../parts/list-card.tsx";
import { EditTexts } from "../edits/edit-texts.tsx";
import { formatDay, formatMinute } from "../edits/edit-time.ts";
import { proposalTexts } from "./proposal-texts.ts";
import styles from "./proposals.module.css";

interface ProposalEntryProps {
  readonly proposal: Proposal;
  /** Proposals for the same place, with this one. */
  readonly rivals: number;
  readonly isActive?: boolean;
  readonly onActive?: () => void;
  readonly onDecide?: () => void;
}

export function ProposalEntry({ proposal, rivals, isActive = false, onActive, onDecide }: ProposalEntryProps) {
  const table = useTable();
  const columns = useTableData("columns");
  useTableStore("state");
  const [isBusy, setIsBusy] = useState(false);
  const { edit_uuid, row, column, dt_utc, username, own, state, conflict, now } = proposal;
  const texts = proposalTexts(proposal);
  const place = placeInLog({ ...texts, row, column }, columns);
  const isPending = state === "pending";
  const mayDecide = isPending && canEdit(table);

  const position = { row: row ?? HEADER_ROW, column };
  const send = async (work: () => Promise<boolean>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    onDecide?.();
    await work();
    setIsBusy(false);
  };
  const decide = (accept: boolean): void => void send(() => decideProposals(table, [edit_uuid], accept));
  const press = (key: string): boolean => {
    const letter = key.toLowerCase();
    if (!mayDecide || (letter !== "y" && letter !== "n")) return false;
    decide(letter === "y");
    return true;
  };
  return (
    <ListCard
      className={styles.entry}
      aria-label={place}
      aria-busy={isBusy}
      data-state={state}
      isActive={isActive}
      onActive={onActive}
      place={position}
      onPress={press}
    >
      <button type="button" className={styles.step} onClick={() => goToPlace(table, position, place)}>
        <span className={styles.place}>{place}</span>
        <EditTexts step={texts} />
      </button>
      {isPending && conflict && (
        <p className={styles.conflict}>{PANEL_LABELS.changedSince(now === null ? LABELS.missingData : `“${now}”`)}</p>
      )}
      {isPending && rivals > 1 && <p className="soft">{PANEL_LABELS.severalProposals(rivals)}</p>}
      <div className={styles.foot}>
        <time dateTime={`${dt_utc.replace(" ", "T")}Z`}>
          {formatDay(dt_utc)} {formatMinute(dt_utc)}
        </time>
        <span>{own ? "you" : (username ?? "somebody")}</span>
        {!isPending && <span>{state}</span>}
        {mayDecide && (
          <span className={styles.answers}>
            <Button
              size="compact-sm"
              variant="light"
              tabIndex={isActive ? 0 : -1}
              aria-label={`${PANEL_LABELS.accept}: ${place}`}
              title="Y"
              onClick={() => decide(true)}
            >
              {PANEL_LABELS.accept}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              tabIndex={isActive ? 0 : -1}
              aria-label={`${PANEL_LABELS.reject}: ${place}`}
              title="N"
              onClick={() => decide(false)}
            >
              {PANEL_LABELS.reject}
            </Button>
          </span>
        )}
        {isPending && own && !mayDecide && (
          <span className={styles.answers}>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${PANEL_LABELS.withdraw}: ${place}`}
              onClick={() => void send(() => withdrawProposals(table, [edit_uuid]))}
            >
              {PANEL_LABELS.withdraw}
            </Button>
          </span>
        )}
      </div>
    </ListCard>
  );
}
