/** Something could not be had or done: what and why, quietly, where it would have been. */
import { ApiProblem } from "../lib/api-problem.ts";
import classes from "./inline-problem.module.css";
import { TextButton } from "./text-button.tsx";

interface InlineProblemProps {
  readonly what: string;
  readonly problem: Error;
  /** Left out where the button that was clicked is there for another try. */
  readonly onRetry?: () => void;
}

export function InlineProblem({ what, problem, onRetry }: InlineProblemProps) {
  return (
    <p role="alert" className={classes.problem}>
      {what}: {problem instanceof ApiProblem ? problem.reason : problem.message}.
      {onRetry !== undefined && (
        <>
          {" "}
          <TextButton onClick={onRetry}>Try again</TextButton>
        </>
      )}
    </p>
  );
}
