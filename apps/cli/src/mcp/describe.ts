/** What the tools tell of a table: short enough for an agent to read whole. */
import { z } from "zod";
import type { Service } from "./service.ts";

const MAX_COLUMNS = 100;
const MAX_VALUES = 20;

export const tableId = z.string().describe("The id of a table, as open_table gives it");

export const description = {
  table: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  page_url: z.string().describe("Where a person sees and edits the table"),
  rows: z.number(),
  cleaned_rows: z.number().describe("Rows that are cleaned; fewer than rows where the server has a limit"),
  columns: z.array(
    z.object({
      index: z.number(),
      title: z.string(),
      class: z.string().nullable(),
      class_name: z.string().nullable(),
      class_probability: z.number().nullable(),
      type: z.string().nullable(),
      evidence: z.array(z.string()),
      decisions: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          in_force: z.string().nullable().describe("null: open, for a person to decide"),
          undecided_cells: z.number(),
          options: z.array(z.object({ id: z.string(), label: z.string() })),
        }),
      ),
      questions: z.array(
        z.object({
          id: z.string().describe("Answered by the decision of this id"),
          message: z.string(),
          cells: z.number(),
          columns: z.array(z.string()).describe("Titles of all columns that ask the same"),
          values: z.array(z.object({ raw: z.string(), cells: z.number(), proposed: z.string().nullable() })),
          options: z.array(z.object({ id: z.string(), label: z.string(), loses: z.string().nullable() })),
          recommended: z.string(),
        }),
      ),
      judgement: z
        .string()
        .nullable()
        .describe(
          "judged; doubted: the class does not fit much of it; unjudged: no value could have been called wrong",
        ),
    }),
  ),
  columns_left_out: z.number().describe(`Columns beyond the first ${MAX_COLUMNS}`),
  issues: z.object({ not_clean: z.number(), invalid_data: z.number(), missing_data: z.number() }),
  warnings: z.array(z.string()),
};

export type Description = z.infer<z.ZodObject<typeof description>>;

export async function describeTable(service: Service, id: string): Promise<Description> {
  const params = { job_uuid: id };
  const [table, columns, issues] = await Promise.all([
    service.call("table", { params }),
    service.call("cleanColumns", { params, body: {} }),
    service.call("issues", { params }),
  ]);
  return {
    table: id,
    name: table.name,
    description: table.description,
    page_url: `${service.url}/table/${id}`,
    rows: table.basics.num_rows,
    cleaned_rows: table.cleaned_rows,
    columns: columns.slice(0, MAX_COLUMNS).map((column) => ({
      index: column.idx,
      title: column.title,
      class: column.entity?.predicted_class ?? null,
      class_name: column.entity?.name ?? null,
      class_probability: column.entity?.class_p ?? null,
      type: column.type ?? null,
      evidence: column.evidence ?? [],
      decisions: (column.decisions ?? []).map(({ id: decision, title, in_force, undecided, options }) => ({
        id: decision,
        title,
        in_force,
        undecided_cells: undecided,
        options: options.map((option) => ({ id: option.id, label: option.label })),
      })),
      questions: (column.questions ?? []).map((question) => ({
        id: question.id,
        message: question.message,
        cells: question.cells,
        columns: question.columns,
        values: question.values.slice(0, MAX_VALUES),
        options: question.options.map((option) => ({ id: option.id, label: option.label, loses: option.loses })),
        recommended: question.recommended,
      })),
      judgement: column.judgement ?? null,
    })),
    columns_left_out: Math.max(0, columns.length - MAX_COLUMNS),
    issues: issues.counts,
    warnings: table.warnings.map(({ message }) => message),
  };
}
