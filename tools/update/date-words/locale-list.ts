/** The languages whose names of months, weekdays and half days are known. A new one is a word in this list. */
export const LOCALES: readonly string[] = (
  "en en-GB en-AU en-CA de de-AT de-CH fr fr-CA fr-CH it es es-MX ca eu gl pt pt-PT nl da sv nb nn fi is fo et lv lt pl cs sk sl hr bs sr " +
  "sr-Latn mk bg ru uk be ro hu el tr az sq ga cy gd br mt lb af fy rm id ms vi fil sw zu zh zh-Hant ja ko hi bn mr gu pa ta te kn ml " +
  "tg tk ps or as ckb " +
  "th lo km my he ar fa ur ka hy kk uz ky ne si am"
).split(" ");
