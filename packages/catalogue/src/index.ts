export { CatalogueIndex, type CatalogueQuery, type FoundTable, type Owner } from "./catalogue-index.ts";
export type { CatalogueChange, CatalogueTable } from "./catalogue-table.ts";
export type { ScopeId } from "./scopes/index.ts";
