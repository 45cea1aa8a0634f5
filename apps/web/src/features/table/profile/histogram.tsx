/** The bars of a column's values. Nothing where there are none, or one alone. */
import { type DistributionReply, LABELS } from "@limpid/contract";
import { visibleText } from "../model/invisible.ts";
import styles from "./histogram.module.css";
import { useDistribution } from "./use-distribution.ts";

const HEIGHT = 100;
/** Of the width of a bar. */
const GAP = 0.15;

/** In a header. */
export function MiniHistogram({ column }: { readonly column: number }) {
  const { data } = useDistribution(column);
  return data === undefined || data.bins.length < 2 ? null : <Bars distribution={data} className={styles.mini} />;
}

export function Histogram({ distribution }: { readonly distribution: DistributionReply }) {
  const { bins, order } = distribution;
  if (bins.length < 2) return null;
  const [first, last] = [bins[0], bins.at(-1)];
  return (
    <figure className={styles.figure}>
      <Bars distribution={distribution} className={styles.large} />
      {order !== "text" && (
        <figcaption className={styles.ends}>
          <span>{first?.least}</span>
          <span>{last?.greatest}</span>
        </figcaption>
      )}
    </figure>
  );
}

function Bars({ distribution: { bins, order, far }, className }: BarsProps) {
  const highest = Math.max(...bins.map(({ count }) => count));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bins.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={LABELS.histogram(order, bins.length)}
    >
      {bins.map(({ count, least, greatest }, index) => {
        const isFar = (index === 0 && far.low > 0) || (index === bins.length - 1 && far.high > 0);
        // One cell among many can be seen.
        const height = count === 0 ? 0 : Math.max(4, (HEIGHT * count) / highest);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
          <g key={index}>
            <rect
              className={styles.bar}
              data-far={isFar}
              x={index}
              y={HEIGHT - height}
              width={1 - GAP}
              height={height}
            />
            {/* What can be pointed at, also above a low bar. */}
            <rect className={styles.place} x={index} y={0} width={1} height={HEIGHT}>
              {least !== null && greatest !== null && (
                <title>{LABELS.cellsFromTo(count, visibleText(least), visibleText(greatest))}</title>
              )}
            </rect>
          </g>
        );
      })}
    </svg>
  );
}

interface BarsProps {
  readonly distribution: DistributionReply;
  readonly className: string | undefined;
}
