/** Words before a surname that belong to it. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "van von de der den del della di da dal do dos das du des le la las los el al bin ibn ben bint ter ten te zu zur af av mac y e san st 't".split(
    " ",
  ),
);
