/** Defines the findings of the doctor about a data folder, one sentence each. */
export interface Finding {
  /** `note` is worth knowing but harmless, or will resolve itself. */
  readonly kind: "fine" | "note" | "wrong";
  readonly text: string;
}

export const fine = (text: string): Finding => ({ kind: "fine", text });
export const note = (text: string): Finding => ({ kind: "note", text });
export const wrong = (text: string): Finding => ({ kind: "wrong", text });
