/** A whole screen with one thing to say: empty, not found, broken, still to come. */
import type { ReactNode } from "react";
import classes from "./state-screen.module.css";

interface StateScreenProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on, or back. */
  readonly action?: ReactNode;
}

export function StateScreen({ title, children, action }: StateScreenProps) {
  return (
    <section className={classes.screen}>
      <h1 className={classes.title}>{title}</h1>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action}
    </section>
  );
}
