/** A worker's part of what the host asks about single values. */
import { checkValues } from "./check-values.ts";
import type { Handlers } from "./protocol.ts";
import { findComponents, readParts } from "./read-parts.ts";
import type { ValuesMethods } from "./values-methods.ts";

export const valuesHandlers: Handlers<ValuesMethods> = {
  checkValues,
  readParts: (input) => readParts(input),
  findComponents: (input) => findComponents(input),
};
