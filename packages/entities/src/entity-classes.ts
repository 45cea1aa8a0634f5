/** Lists the classes that a person can choose for a column. */
import { entities } from "./registry.ts";

export interface EntityClass {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Whether its values refer to a single person. */
  readonly isPersonal: boolean;
  /** Whether its values are addresses that can be opened. */
  readonly isLink: boolean;
}

export const entityClasses: readonly EntityClass[] = entities.map(({ id, title, group, isPersonal, isLink }) => ({
  id,
  title,
  group,
  isPersonal,
  isLink,
}));
