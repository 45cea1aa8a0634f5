import { tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { attachment, chooseStem } from "../exports/file-name.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const tableRecipe = defineCall("tableRecipe", async ({ params, reply }, context: Pick<Context, "database">) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const stem = chooseStem([table.ownerDetails.name, table.name, table.fileName]) ?? table.id;
  void reply.header("content-disposition", attachment(`${stem}.recipe.json`));
  return await tableStore.recipe(context.database.db, table);
});
