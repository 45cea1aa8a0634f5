/** A bar across the page that says what failed and why, until the user tries again or dismisses it. */

import type { ReactNode } from "react";
import { Button } from "./parts/button.tsx";
import classes from "./problem-bar.module.css";

interface ProblemBarProps {
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

export function ProblemBar({ onRetry, onDismiss, children }: ProblemBarProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.text}>{children}</span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Retry
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
