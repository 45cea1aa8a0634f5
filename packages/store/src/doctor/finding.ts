/** What the doctor says of a data folder, one sentence at a time. */
export interface Finding {
  /** `note`: worth knowing, and mends itself or does no harm. */
  readonly kind: "fine" | "note" | "wrong";
  readonly text: string;
}

export const fine = (text: string): Finding => ({ kind: "fine", text });
export const note = (text: string): Finding => ({ kind: "note", text });
export const wrong = (text: string): Finding => ({ kind: "wrong", text });
