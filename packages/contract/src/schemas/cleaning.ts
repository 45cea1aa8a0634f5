/** How far the cleaning of a whole table may go. */
import Type, { type Static } from "typebox";

export const FormSetting = Type.Union([Type.Literal("keep"), Type.Literal("standard")], {
  description: "keep: keeps all formats, except for columns with a decision of their own",
});

export const RepairSetting = Type.Union([Type.Literal("propose"), Type.Literal("standard"), Type.Literal("apply")], {
  description:
    "propose: only suggests corrections; standard: applies corrections by rules that were measured to be right; apply: also applies likely corrections",
});

export const TableCountry = Type.String({
  pattern: "^[A-Z]{2}$",
  description:
    "ISO 3166-1 code of the table's country, used for phone numbers, postal codes, VAT numbers, IDs and licence plates; ZZ: no country. Default: what its columns prove",
});

export const CleaningSettings = Type.Object({
  forms: FormSetting,
  repairs: RepairSetting,
  country: Type.Optional(TableCountry),
});
export type CleaningSettings = Static<typeof CleaningSettings>;
