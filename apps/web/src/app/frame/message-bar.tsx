/** A message over the full width, which is a link where it leads somewhere, until it is dismissed. */
import { CrossIcon } from "../../ui/icons.tsx";
import classes from "./message-bar.module.css";

interface MessageBarProps {
  readonly text: string;
  readonly url: string | null;
  readonly isError?: boolean;
  readonly onDismiss: () => void;
}

export function MessageBar({ text, url, isError = false, onDismiss }: MessageBarProps) {
  return (
    <p className={classes.line} data-error={isError}>
      {url === null ? text : <a href={url}>{text}</a>}
      <button type="button" className={classes.close} aria-label="Dismiss" onClick={onDismiss}>
        <CrossIcon />
      </button>
    </p>
  );
}
