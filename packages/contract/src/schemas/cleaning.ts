/** How far the cleaning of a whole table may go. */
import Type, { type Static } from "typebox";

export const FormSetting = Type.Union([Type.Literal("keep"), Type.Literal("standard")], {
  description: "keep: values stay as they are written, but for columns that are decided otherwise",
});

export const RepairSetting = Type.Union([Type.Literal("propose"), Type.Literal("standard"), Type.Literal("apply")], {
  description:
    "propose: wrong values are only marked, with what is likely meant; standard: those are mended whose rule was measured to be right; apply: also those that are likely right",
});

export const TableCountry = Type.String({
  pattern: "^[A-Z]{2}$",
  description:
    "ISO 3166-1 code of the country that the table is of, by which phone numbers, postal codes, VAT numbers, ids and plates are read; ZZ: of none. Left out, what its columns prove",
});

export const CleaningSettings = Type.Object({
  forms: FormSetting,
  repairs: RepairSetting,
  country: Type.Optional(TableCountry),
});
export type CleaningSettings = Static<typeof CleaningSettings>;
