/** Something could not be had: what and why, quietly, where it would have been, with another try. */
import { ApiProblem } from "../lib/api-problem.ts";
import classes from "./inline-problem.module.css";
import { TextButton } from "./text-button.tsx";

interface InlineProblemProps {
  readonly what: string;
  readonly problem: Error;
  readonly onRetry: () => void;
}

export function InlineProblem({ what, problem, onRetry }: InlineProblemProps) {
  return (
    <p role="alert" className={classes.problem}>
      {what}: {problem instanceof ApiProblem ? (problem.detail ?? problem.title) : problem.message}.{" "}
      <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}
