/** The grid's place while its columns are on their way. */
import styles from "./grid-skeleton.module.css";

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROWS = Array.from({ length: 20 }, (_, index) => index);

export function GridSkeleton({ headerPx, rowPx }: { readonly headerPx: number; readonly rowPx: number }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">The table is being read</span>
      <div className={styles.header} style={{ height: headerPx }} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row} style={{ height: rowPx }}>
          {COLUMNS.map((column) => (
            <span key={column} className={styles.bar} style={{ width: `${40 + ((row * 37 + column * 53) % 50)}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
