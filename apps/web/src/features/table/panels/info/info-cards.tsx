/** What is known of the table as a whole. Room is kept for what has not come yet. */
import { countRows, LABELS } from "@limpid/contract";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import { counted } from "../../../../lib/counted.ts";
import { ChevronIcon } from "../../../../ui/icons.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useScrollEdges } from "../../../../ui/use-scroll-edges.ts";
import { showDetails, showMakePrivate, showPublish } from "../../actions/show-modal.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { useRowLimit } from "../../data/use-row-limit.ts";
import type { TableInfo } from "../../model/table-state.ts";
import { useIsPhone } from "../../parts/use-is-phone.ts";
import { formatTime } from "./format-time.ts";
import styles from "./info-cards.module.css";

/** On a screen as low as a laptop's, the rows need the room. */
const LOW = "(max-height: 900px)";

interface CardsProps {
  readonly info: TableInfo;
}

export function InfoCards() {
  const { info } = useTableStore("state");
  const isPhone = useIsPhone();
  useEffect(() => {
    if (info.name !== null) document.title = `${info.name} · Limpid`;
  }, [info.name]);
  const Cards = isPhone ? FoldedCards : WideCards;
  return (
    <header className={styles.cards}>
      <h1 className="visually-hidden">{info.name ?? "Table"}</h1>
      <Cards info={info} />
    </header>
  );
}

/** The information and the tags stay; the description can be folded to what fits beside them, as it is on a low screen. */
function WideCards({ info }: CardsProps) {
  const isLow = useMediaQuery(LOW, false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? !isLow;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label="Description and tags"
        title={isOpen ? "Show less" : "Show more"}
        onClick={() => setChosen(!isOpen)}
      >
        <ChevronIcon />
      </button>
      <div className={styles.lines} data-folded={!isOpen} data-tagged={info.tags.length > 0}>
        <Information info={info} />
        <div className={styles.owner}>
          <Visibility />
          <ReadOnly />
          <EditDetails />
        </div>
        <Content info={info} />
      </div>
    </>
  );
}

/** A phone hides all of it behind one line, to leave the screen to the issues. */
function FoldedCards({ info }: CardsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, basics } = info;
  return (
    <div className={styles.lines}>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className="visually-hidden">{LABELS.tableInformation}:</span>
        <span className={styles.name}>{name ?? <Placeholder />}</span>
        <ReadOnly />
        <span className={styles.size}>{basics === null ? <Placeholder /> : sizeOf(basics)}</span>
        <ChevronIcon />
      </button>
      {!isOpen && info.tags.length > 0 && <Tags tags={info.tags} />}
      {isOpen && <Information info={info} />}
      {isOpen && <Content info={info} />}
      {isOpen && (
        <div className={styles.owner}>
          <Visibility />
          <EditDetails />
        </div>
      )}
    </div>
  );
}

const sizeOf = ({ num_rows, num_columns }: NonNullable<TableInfo["basics"]>): string =>
  `${counted(num_rows, "row")} × ${counted(num_columns, "column")}`;

function Content({ info: { description, tags } }: CardsProps) {
  return (
    <div className={`${styles.line} ${styles.content}`}>
      <h2 className={styles.heading}>{LABELS.description}</h2>
      <p className={styles.description} title={description ?? undefined}>
        {description ?? <Placeholder />}
      </p>
      <h2 className={styles.heading}>{LABELS.tags}</h2>
      <Tags tags={tags} />
    </div>
  );
}

function Tags({ tags }: Pick<TableInfo, "tags">) {
  return (
    <ul className={styles.tags} aria-label={LABELS.tags} title={tags.join(", ")}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
      {tags.length === 0 && <li className="soft">–</li>}
    </ul>
  );
}

function Information({ info: { name, basics } }: CardsProps) {
  const { uuid } = useTable();
  const { previousUuid } = useTableStore("state").reading;
  const leftOut = countRows(useTableData("leftOut"));
  const limit = useRowLimit();
  const facts = useScrollEdges<HTMLDListElement>();
  return (
    <div className={styles.line}>
      <h2 className={styles.heading}>{LABELS.tableInformation}</h2>
      <dl ref={facts} className={styles.facts}>
        <Fact label="Name" isStrong>
          {name ?? <Placeholder />}
        </Fact>
        <Fact label="ID">
          <a className={styles.id} href={`/table/${uuid}`} title={uuid}>
            {uuid.slice(0, 8)}
          </a>
        </Fact>
        <Fact label="Created">{basics === null ? <Placeholder /> : formatTime(basics.created_at)}</Fact>
        <Fact label="Last Updated">
          {basics === null ? (
            <Placeholder />
          ) : basics.updated_at === null ? (
            LABELS.never
          ) : (
            formatTime(basics.updated_at)
          )}
        </Fact>
        <Fact label="Version">{basics?.dl_version ?? <Placeholder />}</Fact>
        {previousUuid !== null && (
          <Fact label="Earlier reading">
            <a className={styles.id} href={`/table/${previousUuid}`} title={previousUuid}>
              {previousUuid.slice(0, 8)}
            </a>
          </Fact>
        )}
        <Fact label="User">{basics === null ? <Placeholder /> : (basics.username ?? "Anonymous")}</Fact>
        <Fact label="Rows">
          {basics?.num_rows.toLocaleString("en") ?? <Placeholder />}
          {limit !== null && `, ${LABELS.cleanedOfThem(limit.cleaned)}`}
          {leftOut > 0 && `, ${leftOut.toLocaleString("en")} ${LABELS.leftOut}`}
        </Fact>
        <Fact label="Columns">{basics?.num_columns.toLocaleString("en") ?? <Placeholder />}</Fact>
      </dl>
    </div>
  );
}

/** Whether others can find the table; its owner may change that. */
function Visibility() {
  const table = useTable();
  const { listing, isLoaded } = useTableStore("state");
  if (!isLoaded || table.isEmbedded) return null;
  const { listedBy } = listing;
  const change = [showPublish, showMakePrivate].find((action) => action.isEnabled(table));
  return (
    <>
      <span
        className={styles.readOnly}
        title={listedBy === null ? LABELS.privateMeans : `${LABELS.publicMeans} ${LABELS.publicBy[listedBy]}.`}
      >
        {listedBy === null ? LABELS.private : LABELS.public}
      </span>
      {change !== undefined && <TextButton onClick={() => change.run(table)}>{change.label}</TextButton>}
    </>
  );
}

function EditDetails() {
  const table = useTable();
  useTableStore("state");
  if (!showDetails.isEnabled(table)) return null;
  return (
    <TextButton onClick={() => showDetails.run(table)} title="Name, description, tags, visibility, delete">
      {showDetails.label}
    </TextButton>
  );
}

/** Says what people who do not own the table may do. A frame needs no such hint. */
function ReadOnly() {
  const { isEmbedded } = useTable();
  const { allowsEdits, allowsProposals, isAutoAccepting, info } = useTableStore("state");
  if (allowsEdits || isEmbedded) return null;
  if (allowsProposals)
    return (
      <span className={styles.mayPropose} title="Type in a cell, or double-click a title">
        {isAutoAccepting ? LABELS.mayChange : LABELS.mayPropose(info.basics?.username ?? null)}
      </span>
    );
  return (
    <span className={styles.readOnly} title="Only the owner of the table can change it">
      {LABELS.readOnly}
    </span>
  );
}

interface FactProps {
  readonly label: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isStrong = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-strong={isStrong}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Placeholder = () => <span className={styles.placeholder} aria-hidden="true" />;
