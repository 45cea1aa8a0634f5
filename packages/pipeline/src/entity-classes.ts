/** The classes a column can be given, for those who choose one. */
import { entities } from "@limpid/entities";

export interface EntityClass {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Its values tell of one person. */
  readonly isPersonal: boolean;
  /** Its values are addresses that can be opened. */
  readonly isLink: boolean;
}

export const entityClasses: readonly EntityClass[] = entities.map(({ id, title, group, isPersonal, isLink }) => ({
  id,
  title,
  group,
  isPersonal,
  isLink,
}));
