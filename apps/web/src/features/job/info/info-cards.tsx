/** What is known of the table as a whole. Room is kept for what has not come yet. */
import { LABELS } from "@limpid/contract";
import { type ReactNode, useEffect, useState } from "react";
import { ChevronIcon } from "../../../ui/icons.tsx";
import { useJob, useJobStore } from "../job/job-context.ts";
import type { TableInfo } from "../model/job-state.ts";
import { formatTime } from "./format-time.ts";
import styles from "./info-cards.module.css";

export function InfoCards() {
  const [isOpen, setIsOpen] = useState(true);
  const { info } = useJobStore("state");
  useEffect(() => {
    if (info.name !== null) document.title = `${info.name} · Limpid`;
  }, [info.name]);
  return (
    <header className={styles.cards}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label="Description and tags"
        title={isOpen ? "Show less" : "Show more"}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronIcon />
      </button>
      <div className={styles.lines}>
        <h1 className="visually-hidden">{info.name ?? "Table"}</h1>
        <Information info={info} />
        {isOpen && (
          <div className={styles.line}>
            <h2 className={styles.heading}>{LABELS.description}</h2>
            <p className={styles.description} title={info.description ?? undefined}>
              {info.description ?? <Placeholder />}
            </p>
            <h2 className={styles.heading}>{LABELS.tags}</h2>
            <ul className={styles.tags}>
              {info.tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                </li>
              ))}
              {info.tags.length === 0 && <li className={styles.none}>–</li>}
            </ul>
          </div>
        )}
      </div>
    </header>
  );
}

function Information({ info: { name, basics } }: { readonly info: TableInfo }) {
  const { uuid } = useJob();
  const { previousUuid } = useJobStore("state").reading;
  return (
    <div className={styles.line}>
      <h2 className={styles.heading}>{LABELS.tableInformation}</h2>
      <dl className={styles.facts}>
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
        <Fact label="Rows">{basics?.num_rows.toLocaleString("en") ?? <Placeholder />}</Fact>
        <Fact label="Columns">{basics?.num_columns.toLocaleString("en") ?? <Placeholder />}</Fact>
      </dl>
    </div>
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
