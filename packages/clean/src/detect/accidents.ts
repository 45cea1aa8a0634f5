/**
 * Codes are taken as they stand, for each character may matter. Full-width digits, invisible characters and blanks at the
 * ends get into a few of them by accident all the same: the text without them is offered, unless the column is written so.
 */
import { normaliseText, placesToTreat, treatTexts } from "@limpid/entities";
import { defineValueDetector } from "../detector.ts";
import { OFFERED } from "../verdict.ts";

/** If more values would be reformatted, the column asks about them. At an eighth of it dense columns are silent. */
const MAX_SHARE = 0.4;
/** If more would be reformatted, the column writes so. */
const MAX_ASKED = 0.7;
const MIN_VALUES = 20;
/** Markup and data in a text have their own rules for blanks and marks. */
const MAX_SHARE_OF_PROSE = 0.05;

type Feature = "share" | "values";

export const accidents = defineValueDetector<Feature>({
  name: "accidents",
  about: "Wide digits, invisible characters and blanks that got into a few codes",
  source: "Unicode Technical Report 36, §2.2: confusable characters in identifiers",
  // What texts of other classes are mended by. Here they are no surer than an offer.
  rules: {
    "text.apostrophe": "apply",
    "text.html-entity": "apply",
    "text.invisible": "apply",
    "text.mojibake": "apply",
    "text.nfc": "apply",
    "text.one-space": "apply",
    "text.quotes": "apply",
    "text.space": "apply",
    "text.tags": "apply",
    "text.trim": "apply",
    "text.width": "apply",
  },
  features: {
    share: "share of the column's values that would be reformatted",
    values: "different values of the column",
  },
  *detect(columns) {
    for (const [column, { care, role, values }] of columns.entries()) {
      if (care !== "exact") continue;
      const treatment = treatTexts(values, "repair");
      const found = placesToTreat(values, treatment).flatMap((value) => {
        const { text: output, repairs } = normaliseText(values[value]?.text ?? "", treatment);
        const repair = repairs.at(-1);
        return repair === undefined || output === "" ? [] : [{ value, output, repair }];
      });
      const share = found.length / values.length;
      if (role === "prose" && share > MAX_SHARE_OF_PROSE) continue;
      for (const { value, output, repair } of found)
        yield {
          kind: "value",
          column,
          value,
          output,
          rule: repair.rule,
          features: { share, values: values.length },
          explain: () => repair.why,
        };
    }
  },
  probability: ({ share }) => (share > MAX_SHARE ? 0 : OFFERED),
  isMany: ({ share, values }) => values >= MIN_VALUES && share <= MAX_ASKED,
});
