/** The door of tests. */
export { Random } from "../learner/random.ts";
