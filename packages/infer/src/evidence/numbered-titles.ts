/** Rules out classes for a title that names numbers given to things: article 2024 is no year, and code 8471.30 no amount. */
import { entityById } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { isNamedInWords } from "./named-by.ts";

/** What such a title ends with, as a word or, in German and Dutch, as the end of one. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:nr|no|num|number|nummer|numéro|numero|número|n[°º]|id|codes?|codice|código|ean|gtin|sku)\.?$|\p{L}(?:nummer|nr)\.?$/iu;
const CAMEL_CASE = /\p{Ll}(?:ID|Id|No|Nr)$/u;
const CODE = /(?:^|[^\p{L}])(?:id|codes?|codice|código|ean|gtin|sku)$/iu;
const TIMES: readonly string[] = ["year", "month", "day_of_month", "unix_timestamp"];
const AMOUNTS: readonly string[] = ["number", "money"];

const NONE: ReadonlySet<string> = new Set();

/** Returns the classes that the title rules out, unless it names one of them. */
export function unnumberedClasses({ header }: Pick<ColumnSample, "header">): ReadonlySet<string> {
  const title = header.trim();
  if (!NUMBERED.test(title) && !CAMEL_CASE.test(title)) return NONE;
  const classes = CODE.test(title) ? [...TIMES, ...AMOUNTS] : TIMES;
  return new Set(
    classes.filter((id) => {
      const entity = entityById(id);
      return entity !== undefined && !isNamedInWords(entity, title);
    }),
  );
}
