/** How far the cleaning of a whole table may go. */
import Type, { type Static } from "typebox";

export const FormSetting = Type.Union([Type.Literal("keep"), Type.Literal("standard")], {
  description: "keep: values stay as they are written, but for columns that are decided otherwise",
});

export const RepairSetting = Type.Union([Type.Literal("propose"), Type.Literal("standard"), Type.Literal("apply")], {
  description:
    "propose: wrong values are only marked, with what is likely meant; standard: those are mended whose rule was measured to be right; apply: also those that are likely right",
});

export const CleaningSettings = Type.Object({ forms: FormSetting, repairs: RepairSetting });
export type CleaningSettings = Static<typeof CleaningSettings>;
