/** A slim bar above the grid. It takes no room, so that nothing moves when it comes and goes. */
import { useTableData, useTableStore } from "../data/table-context.ts";
import styles from "./progress-bar.module.css";

export function ProgressBar() {
  const { isLoaded, error, numPages, pagesCleaned, isIngested } = useTableStore("state");
  const cleanPages = useTableData("cleanPages");
  if (isLoaded || error !== null) return null;
  const done = Math.min(pagesCleaned, cleanPages.size);
  const share = numPages === 0 ? 0 : done / numPages;
  return (
    <div
      role="progressbar"
      className={styles.track}
      aria-label={isIngested ? "Pages cleaned" : "Reading the file"}
      {...(numPages > 0 && { "aria-valuemin": 0, "aria-valuemax": numPages, "aria-valuenow": done })}
      data-unknown={numPages === 0}
    >
      <div className={styles.bar} style={numPages === 0 ? {} : { transform: `scaleX(${share})` }} />
    </div>
  );
}
