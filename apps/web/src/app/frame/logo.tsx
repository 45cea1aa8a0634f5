import classes from "./header.module.css";

/** A drop, clear, with its tick. */
export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        className={classes.drop}
        d="M12 2.2c3.6 4.3 6.6 7.9 6.6 12A6.6 6.6 0 0 1 12 20.8a6.6 6.6 0 0 1-6.6-6.6c0-4.1 3-7.7 6.6-12Z"
      />
      <path className={classes.tick} d="m8.9 14 2.3 2.3 4-4.4" />
    </svg>
  );
}
