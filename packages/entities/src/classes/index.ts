/** The classes that a person can choose for a column, without the code that knows their values. */
import { ENTITY_CLASSES } from "../../data/generated/entity-classes.ts";

export interface EntityClass {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Whether its values refer to a single person. */
  readonly isPersonal: boolean;
  /** Whether its values are addresses that can be opened. */
  readonly isLink: boolean;
}

export const entityClasses: readonly EntityClass[] = ENTITY_CLASSES;
