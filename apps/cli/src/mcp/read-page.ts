/** A page of cleaned rows, of a table or a view, as an agent reads it. */
import { z } from "zod";
import type { Service } from "./service.ts";

/** Part of the output of the tools that read rows. */
export const rowsPage = {
  titles: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
  last_page: z.boolean(),
};

interface Wanted {
  readonly page: number;
  readonly page_size: number;
}

export async function readPage(service: Service, id: string, { page, page_size }: Wanted) {
  const params = { job_uuid: id };
  const [columns, { data, last_page }] = await Promise.all([
    service.call("cleanColumns", { params, body: {} }),
    service.call("cleanPage", { params, body: { page, page_size } }),
  ]);
  const shown = {
    titles: columns.map(({ title }) => title),
    rows: data.map(({ cells }) => cells.map(({ output, has_data }) => (has_data ? output : null))),
    last_page,
  };
  return { shown, data };
}
