import type { ColumnRecord } from "../schema/schema.ts";

/** Returns the indexes of the columns whose values cleaning could have flagged: those that a quality is of. */
export function judgedColumns({ columns }: { readonly columns: readonly ColumnRecord[] }): number[] {
  return columns.flatMap(({ clean }, index) => (clean?.isJudged ? [index] : []));
}
