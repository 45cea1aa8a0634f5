import { entityClasses as classes } from "@limpid/entities/classes";
import { defineCall } from "../define-call.ts";

export const entityClasses = defineCall("entityClasses", async () =>
  classes.map(({ id, title, group }) => ({ id, title, group })),
);
