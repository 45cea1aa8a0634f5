/** A worker's part of what the host asks about single values. */

import type { Handlers, ValuesMethods } from "@limpid/worker-protocol";
import { checkValues } from "./check-values.ts";
import { findComponents, readParts } from "./read-parts.ts";

export const valuesHandlers: Handlers<ValuesMethods> = {
  checkValues,
  readParts: (input) => readParts(input),
  findComponents: (input) => findComponents(input),
};
