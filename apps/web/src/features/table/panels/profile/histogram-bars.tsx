/** The bars of a column's values; those in a header are here when the table is. */
import { type DistributionReply, LABELS } from "@limpid/contract";
import { visibleText } from "../../model/invisible.ts";
import styles from "./histogram.module.css";
import { type BinFilter, useBins } from "./use-bins.ts";
import { useDistribution } from "./use-distribution.ts";

const HEIGHT = 100;
/** The share of a bar's width that stays empty. */
const GAP = 0.15;

/** The histogram in a header. Its bars are for the mouse; those of the panel work with keys, too. */
export function MiniHistogram({ column }: { readonly column: number }) {
  const { data } = useDistribution(column);
  const filter = useBins(column, data?.order ?? "text");
  if (data === undefined || data.bins.length < 2) return null;
  return <Bars distribution={data} filter={filter} className={styles.mini} />;
}

interface BarsProps {
  readonly distribution: DistributionReply;
  readonly filter: BinFilter | null;
  readonly className: string | undefined;
}

export function Bars({ distribution: { bins, order, far }, filter, className }: BarsProps) {
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
