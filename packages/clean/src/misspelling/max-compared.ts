/**
 * Longer texts are compared with no others. They are prose, in which a sign more or less is no error of a value; and a
 * comparison takes time with the product of two lengths, 10⁶ of which would take minutes.
 */
export const MAX_COMPARED = 400;
