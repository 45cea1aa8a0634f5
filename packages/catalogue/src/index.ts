export { CatalogueIndex, type CatalogueQuery, type FoundTable, type Owner } from "./catalogue-index.ts";
export type { CatalogueChange, CatalogueTable } from "./catalogue-table.ts";
export type { Embedder } from "./embedder.ts";
export type { ScopeId } from "./scopes/index.ts";
export { describeMeaning, searchMeaning } from "./scopes/semantic.ts";
export { toBytes, VECTOR_SIZE, vectorFromBase64 } from "./vectors.ts";
