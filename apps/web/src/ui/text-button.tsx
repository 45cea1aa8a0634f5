/** A button that reads as a link in a text. */
import type { ComponentProps } from "react";
import styles from "./text-button.module.css";

export function TextButton(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={styles.button} />;
}
