/** The bars of a column's values, each of which shows its rows alone. It shows nothing if there are none, or one alone. */
import { type DistributionReply, LABELS, PANEL_LABELS } from "@limpid/contract";
import { type KeyboardEvent, useState } from "react";
import { visibleText } from "../../model/invisible.ts";
import styles from "./histogram.module.css";
import { Bars } from "./histogram-bars.tsx";
import { type BinFilter, useBins } from "./use-bins.ts";

/** The number of bars by which each key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Bin = DistributionReply["bins"][number];

interface HistogramProps {
  readonly column: number;
  readonly distribution: DistributionReply;
}

export function Histogram({ column, distribution }: HistogramProps) {
  const { bins, order } = distribution;
  const filter = useBins(column, order);
  if (bins.length < 2) return null;
  const [first, last] = [bins[0], bins.at(-1)];
  return (
    <figure>
      <div className={styles.drawing}>
        <Bars distribution={distribution} filter={filter} className={styles.large} />
        {filter !== null && <BarButtons bins={bins} filter={filter} />}
      </div>
      {order !== "text" && (
        <figcaption className={styles.ends}>
          <span>{first?.least}</span>
          <span>{last?.greatest}</span>
        </figcaption>
      )}
    </figure>
  );
}

interface BarButtonsProps {
  readonly bins: readonly Bin[];
  readonly filter: BinFilter;
}

/** One stop for Tab; arrows, Home and End go among them. */
function BarButtons({ bins, filter }: BarButtonsProps) {
  const usable = bins.flatMap((bin, index) => (filter.canShow(bin) ? [index] : []));
  const [wanted, setWanted] = useState(0);
  const current = usable.includes(wanted) ? wanted : usable[0];
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const place = usable.indexOf(current ?? -1);
    const goal = { Home: usable[0], End: usable.at(-1) }[event.key] ?? usable[place + (STEPS[event.key] ?? Number.NaN)];
    if (goal === undefined) return;
    event.preventDefault();
    setWanted(goal);
    event.currentTarget.querySelectorAll("button")[usable.indexOf(goal)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={PANEL_LABELS.rangesToShow} className={styles.buttons} onKeyDown={walk}>
      {bins.map((bin, index) => {
        const { count, least, greatest } = bin;
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
        if (least === null || greatest === null) return <span key={index} />;
        const label = LABELS.onlyThisRange(count, visibleText(least), visibleText(greatest));
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
            key={index}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-pressed={filter.isShown(bin)}
            aria-label={label}
            title={label}
            onFocus={() => setWanted(index)}
            onClick={() => filter.toggle(bin)}
          />
        );
      })}
    </div>
  );
}
