import { describe, expect, it } from "vitest";
import { formatKind } from "./number-format.ts";

describe("formatKind", () => {
  it.each([
    ["General", "number"],
    ["0", "number"],
    ["#,##0.00", "number"],
    ['#,##0.00 "days"', "number"],
    ["0.00E+00", "number"],
    ["# ?/?", "number"],
    ["@", "number"],
    ['0.0"%"', "number"],
    ["[Red]0.00;[Blue]-0.00", "number"],
    ["0%", "percent"],
    ["0.0%;[Red]-0.0%", "percent"],
    ["dd/mm/yyyy", "date"],
    ["mmm-yy", "date"],
    ["[$-407]d. mmmm yyyy;@", "date"],
    ['yyyy"年"m"月"d"日"', "date"],
    ["m/d/yy h:mm", "datetime"],
    ["yyyy-mm-dd hh:mm:ss.000", "datetime"],
    ["h:mm AM/PM", "time"],
    ["mm:ss.0", "time"],
    ["[h]:mm:ss", "duration"],
    ["[mm]:ss", "duration"],
    ["00000", "mask"],
    ["000-00-0000", "mask"],
    ["000\\-00\\-0000", "mask"],
    ["00.00", "number"],
  ])("takes %s for a %s", (format, kind) => {
    expect(formatKind(format)).toBe(kind);
  });
});
