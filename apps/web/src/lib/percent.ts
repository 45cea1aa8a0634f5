/** Writes a share as a percentage; the sign stays on the line of its number. */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
