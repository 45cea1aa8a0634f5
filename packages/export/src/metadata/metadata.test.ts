import { describe, expect, it } from "vitest";
import type { TableMetadata } from "./table-metadata.ts";
import { toCroissant } from "./to-croissant.ts";
import { toCsvw } from "./to-csvw.ts";
import { toDataPackage } from "./to-data-package.ts";
import { toSchemaOrg } from "./to-schema-org.ts";

const TABLE: TableMetadata = {
  id: "0b0a3c52-6f6e-4c0c-9d77-0d3d9a3f1a01",
  name: "Orders",
  description: "57 rows in 3 columns.",
  keywords: ["orders", "2024"],
  createdAt: "2026-01-02T03:04:05.000Z",
  updatedAt: "2026-01-03T03:04:05.000Z",
  version: 3,
  creator: "ann",
  columns: [
    { title: "Order date", type: "date", className: "Date" },
    { title: "Seen", type: "datetime", className: "Date and time" },
    { title: 'Amount, "net"', type: "number", className: null },
  ],
  pageUrl: "https://limpid.example/table/0b0a",
  csvUrl: "https://limpid.example/api/v1/get/0b0a/csv",
  parquetUrl: "https://limpid.example/api/v1/get/0b0a/parquet",
  csvSha256: "ab".repeat(32),
};

const STANDARDS = [
  ["a data package", toDataPackage],
  ["CSVW", toCsvw],
  ["Croissant", toCroissant],
  ["schema.org", toSchemaOrg],
] as const;

describe.each(STANDARDS)("%s", (_, write) => {
  it("names the table, its file and each column as the file does", () => {
    const text = JSON.stringify(write(TABLE));
    for (const value of [
      TABLE.name,
      TABLE.description,
      TABLE.csvUrl,
      "ann",
      ...TABLE.columns.map(({ title }) => title),
    ])
      expect(text).toContain(JSON.stringify(value));
  });

  it("says nothing of what is not known", () => {
    const text = JSON.stringify(
      write({ ...TABLE, creator: null, columns: [{ ...TABLE.columns[2]!, className: null }] }),
    );
    expect(text).not.toMatch(/null|undefined|contributors|creator/);
  });
});

it("a data package gives each column its type", () => {
  expect(toDataPackage(TABLE)).toMatchObject({
    resources: [
      {
        schema: {
          fields: [
            { name: "Order date", type: "date" },
            { name: "Seen", type: "datetime", format: "any" },
            { type: "number" },
          ],
        },
      },
    ],
  });
});

it("CSVW calls columns by names that may stand in a URL", () => {
  const { tableSchema } = toCsvw(TABLE) as { tableSchema: { columns: { name: string; datatype: string }[] } };
  expect(tableSchema.columns.map(({ name }) => name)).toEqual(["column_1", "column_2", "column_3"]);
  expect(tableSchema.columns.map(({ datatype }) => datatype)).toEqual(["date", "string", "number"]);
});
