import { expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { qualityOf } from "./quality.ts";
import { NO_DATA, withCleanPage } from "./table-data.ts";

it("counts each cell once: missing before flagged before ok", () => {
  const cells = [
    makeCell(),
    makeCell({ is_clean: false }),
    makeCell({ is_valid: false, is_clean: false }),
    makeCell({ has_data: false, is_valid: false, is_clean: false }),
  ];
  const data = withCleanPage(
    NO_DATA,
    0,
    cells.map((cell) => [cell]),
    0,
  );
  expect(qualityOf(data, 0)).toEqual({ ok: 1, flagged: 2, missing: 1, total: 4 });
});

it("knows nothing before anything is cleaned", () => {
  expect(qualityOf(NO_DATA, 0).total).toBe(0);
});
