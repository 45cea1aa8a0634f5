export { inferColumn, inferTable } from "./infer-column.ts";
