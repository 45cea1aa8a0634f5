/** What the cells of a table say of it, where they cross the wire. */

import type { WireTable } from "@limpid/cells";
import type { TableRecord } from "@limpid/database";
import { entityClasses } from "@limpid/entities/classes";

const LINKS: ReadonlySet<string> = new Set(entityClasses.filter(({ isLink }) => isLink).map(({ id }) => id));

export function toWireTable({ id, columns }: TableRecord): WireTable {
  return { tableId: id, linkClasses: columns.map(linkClassOf) };
}

function linkClassOf({ clean }: TableRecord["columns"][number]): string | undefined {
  const id = clean?.entity.cleanedAs?.id ?? clean?.entity.predictedClass;
  return id !== undefined && LINKS.has(id) ? id : undefined;
}
