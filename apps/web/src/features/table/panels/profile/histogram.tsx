/** The bars of a column's values, each of which shows its rows alone. Nothing where there are none, or one alone. */
import { type DistributionReply, LABELS } from "@limpid/contract";
import { type KeyboardEvent, useState } from "react";
import { visibleText } from "../../model/invisible.ts";
import styles from "./histogram.module.css";
import { type BinFilter, useBins } from "./use-bins.ts";
import { useDistribution } from "./use-distribution.ts";

const HEIGHT = 100;
/** The share of a bar's width that stays empty. */
const GAP = 0.15;
/** The number of bars by which each key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Bin = DistributionReply["bins"][number];

/** The histogram in a header. Its bars are for the mouse; those of the panel work with keys, too. */
export function MiniHistogram({ column }: { readonly column: number }) {
  const { data } = useDistribution(column);
  const filter = useBins(column, data?.order ?? "text");
  if (data === undefined || data.bins.length < 2) return null;
  return <Bars distribution={data} filter={filter} className={styles.mini} />;
}

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
    <figure className={styles.figure}>
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
    <div role="group" aria-label={LABELS.rangesToShow} className={styles.buttons} onKeyDown={walk}>
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

interface BarsProps {
  readonly distribution: DistributionReply;
  readonly filter: BinFilter | null;
  readonly className: string | undefined;
}

function Bars({ distribution: { bins, order, far }, filter, className }: BarsProps) {
  const highest = Math.max(...bins.map(({ count }) => count));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bins.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={LABELS.histogram(order, bins.length)}
    >
      {bins.map((bin, index) => {
        const { count, least, greatest } = bin;
        const isFar = (index === 0 && far.low > 0) || (index === bins.length - 1 && far.high > 0);
        // One cell among many can be seen.
        const height = count === 0 ? 0 : Math.max(4, (HEIGHT * count) / highest);
        const canShow = filter?.canShow(bin) ?? false;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
          <g key={index}>
            <rect
              className={styles.bar}
              data-far={isFar}
              data-shown={filter?.isShown(bin) ?? false}
              x={index}
              y={HEIGHT - height}
              width={1 - GAP}
              height={height}
            />
            {/* What can be pointed at, also above a low bar. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the panel has buttons for keys */}
            <rect
              className={styles.place}
              data-shows={canShow}
              x={index}
              y={0}
              width={1}
              height={HEIGHT}
              onClick={canShow ? () => filter?.toggle(bin) : undefined}
            >
              {least !== null && greatest !== null && (
                <title>
                  {canShow
                    ? LABELS.onlyThisRange(count, visibleText(least), visibleText(greatest))
                    : LABELS.cellsFromTo(count, visibleText(least), visibleText(greatest))}
                </title>
              )}
            </rect>
          </g>
        );
      })}
    </svg>
  );
}
