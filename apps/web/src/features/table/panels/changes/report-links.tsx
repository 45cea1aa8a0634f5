/** All changes as files to keep, and as a page to print. */
import { buildUrl } from "@limpid/contract";
import { useTable } from "../../data/table-context.ts";
import styles from "./changes-panel.module.css";

const FILES = [
  { format: "csv", title: "CSV" },
  { format: "json", title: "JSON" },
] as const;

export function ReportLinks() {
  const { uuid } = useTable();
  const addressOf = (format: string): string => buildUrl("changeReport", { params: { job_uuid: uuid, format } });
  return (
    <nav className={styles.reports} aria-label="Report">
      <span className="soft">All of them:</span>
      {FILES.map(({ format, title }) => (
        <a key={format} href={addressOf(format)} download>
          {title}
        </a>
      ))}
      <a href={addressOf("html")} target="_blank" rel="noreferrer">
        Page to print
      </a>
    </nav>
  );
}
