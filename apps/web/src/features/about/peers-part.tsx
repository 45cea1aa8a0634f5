/** Limpid beside the tools that people use for the same, also where they are better. */
import { type ReactNode, useId } from "react";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { FactTable } from "./fact-table.tsx";
import { longDate } from "./long-date.ts";
import { Part } from "./part.tsx";
import type { PeersTable } from "./peers.ts";
import classes from "./peers-part.module.css";

export function PeersPart({ measuredOn, machine, versions, peers, rows }: PeersTable) {
  const id = useId();
  return (
    <Part title="Compared with other tools">
      <p>
        All tools read the same lines and files, with the options that their documentation recommends, and are compared
        only on what they claim to do. Measured on {longDate(measuredOn)} with {versions.join(", ")} ({machine}). The
        tables for types and cleaning were made for this project, and Limpid was developed against the real lines and
        files; the other tools were not.
      </p>
      <details>
        <summary id={id}>Dates, dialects, types, damage and speed</summary>
        <ScrollRegion className={classes.peers} aria-labelledby={id}>
          <FactTable
            caption="The best value of each row is bold. “–” means that the tool makes no such claim."
            head={["", ...peers]}
            rows={rows.map(({ title, cells }) => [title, ...cells.map(cellOf)])}
          />
        </ScrollRegion>
      </details>
    </Part>
  );
}

function cellOf(cell: PeersTable["rows"][number]["cells"][number]): ReactNode {
  if (cell === null) return "–";
  if (!cell.isBest) return cell.text;
  return (
    <strong>
      {cell.text}
      <span className="visually-hidden">, best</span>
    </strong>
  );
}
