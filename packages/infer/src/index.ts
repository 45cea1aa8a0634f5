export { sampleTable } from "./column-sample.ts";
export { explainGuesses } from "./explain-guess.ts";
export { inferColumn, inferTable } from "./infer-column.ts";
export { inferContext } from "./infer-context.ts";
