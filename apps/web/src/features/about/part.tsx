/** A titled part of the page. */
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./part.module.css";

interface PartProps {
  readonly title: string;
  /** The address can name the part by this id. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function Part({ title, id, children }: PartProps) {
  const part = useRef<HTMLElement>(null);
  // What comes later may move it, so each rendering brings it into sight again.
  useEffect(() => {
    if (id !== undefined && window.location.hash === `#${id}`) part.current?.scrollIntoView();
  });
  return (
    <section ref={part} id={id} className={classes.part}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}
