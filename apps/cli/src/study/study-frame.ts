import type { CellRemark, PortableStudy } from "@limpid/pipeline";

type Entries<Key, Value> = readonly (readonly [Key, Value])[];

/** A part of a study: a column, or entries of one of its maps. Columns come in their order. */
export type StudyFrame =
  | { readonly kind: "column"; readonly column: PortableStudy["columns"][number] }
  | { readonly kind: "counts"; readonly column: number; readonly entries: Entries<string, number> }
  | { readonly kind: "remarks"; readonly entries: Entries<string, readonly CellRemark[]> };
