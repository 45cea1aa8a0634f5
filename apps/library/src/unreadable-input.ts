/** The input is no table that can be read. */
export class UnreadableInput extends Error {
  override readonly name = "UnreadableInput";
}
