/** A titled part of the page. */
import type { ReactNode } from "react";
import classes from "./part.module.css";

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}
