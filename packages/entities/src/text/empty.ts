/**
 * A column without values: nearly all its cells are blank or say that there is nothing. What is there stays.
 * Sources: Frictionless Table Schema, missing values; W3C Tabular Data on the Web §4.4 (empty cells).
 */

import { findMissingToken } from "@limpid/text";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { confirmed } from "../outcome.ts";

export const empty = defineEntity({
  id: "empty",
  title: "Empty",
  group: "text",
  takesAnyText: true,
  prefilter: { maxLength: 20 },
  type: "text",
  maxLength: Number.POSITIVE_INFINITY,
  care: "wording",
  headers: [headerWords("unnamed|blank|empty|unused|reserved|filler|leer|vide|vacío|vazio|vuoto|leeg")],
  recognise: (text) => {
    if (text === "") return 1;
    return text.length <= 20 && findMissingToken(text) === "plain" ? 0.9 : 0;
  },
  clean: (text) => confirmed(text),
});
