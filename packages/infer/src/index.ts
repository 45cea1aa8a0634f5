export { explainGuesses } from "./explain-guess.ts";
export { inferColumn, inferTable } from "./infer-column.ts";
