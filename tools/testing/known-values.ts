/** What calls of a session's table are to be asked with, so that they find something. */
import type { ApiClient } from "./client.ts";

/** A table of the session's, and where its first cell is, by the names that calls have for them. */
export async function knownValues(client: ApiClient): Promise<{ readonly table: string; readonly values: Values }> {
  const table = await client.uploadCleaned("city,amount,day\nBern,1.50,31.12.2024\nBasel,2.75,30.02.2024\n");
  const cell = (await client.cleanPage(table, 0)).body.data[0]?.cells[0];
  const values = {
    session_uuid: client.session,
    job_uuid: table,
    dataframe_uuid: table,
    cell_id: cell?.id,
    cell_uuid: cell?.id,
    column_id: cell?.column_uuid,
    column_uuid: cell?.column_uuid,
    row_uuid: cell?.row_uuid,
    dt_utc: "2026-01-01 12:00:00",
  };
  return { table, values };
}

type Values = Readonly<Record<string, unknown>>;
