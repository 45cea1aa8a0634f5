/** The classes a column can be given, for those who choose one. */
import { entities } from "@limpid/entities";

export interface EntityClass {
  readonly id: string;
  readonly title: string;
  readonly group: string;
}

export const entityClasses: readonly EntityClass[] = entities.map(({ id, title, group }) => ({ id, title, group }));
