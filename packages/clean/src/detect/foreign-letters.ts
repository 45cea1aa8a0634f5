/**
 * Letters that do not belong into their word: Cyrillic or Greek ones that look like the Latin letters beside them, and
 * signs that an encoding of DOS or of the Macintosh puts in the place of accented letters. What is meant is offered.
 */
import { placesByShape } from "@limpid/table";
import { isAscii } from "@limpid/text";
import { defineValueDetector } from "../detector.ts";
import { decodeLetters, hasBrokenLetter, mayBeBroken } from "../letters/decode-letters.ts";
import { unmixScripts } from "../letters/unmix-scripts.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";
import { OFFERED } from "../verdict.ts";

type Feature = "candidates";

export const foreignLetters = defineValueDetector<Feature>({
  name: "foreign letters",
  about: "Letters of another script within a word, and signs in the place of accented letters",
  source: "Unicode Technical Report 36, §2.2: mixed-script confusables; code pages 437, 1253 and Mac OS Roman",
  rules: { "text.lookalike": "propose", "text.wrong-letter": "propose" },
  features: { candidates: "ways to write the text without them" },
  *detect(columns) {
    for (const [column, { care, values }] of columns.entries()) {
      const odd = placesByShape(values, (text) => text.length <= MAX_COMPARED && !isAscii(text)).map((value) => ({
        text: values[value]?.text ?? "",
        value,
      }));
      if (odd.length === 0) continue;
      const known = new Set(values.map(({ text }) => text));
      const isBroken = odd.some(({ text }) => hasBrokenLetter(text));
      for (const { text, value } of odd) {
        const features = { candidates: 1 };
        const plain = unmixScripts(text, known);
        if (plain !== undefined) {
          const explain = () => `Has letters of another script that look like those of "${plain}".`;
          yield { kind: "value", column, value, output: plain, rule: "text.lookalike", features, explain };
        }
        const decoded = isBroken && care !== "exact" && mayBeBroken(text) ? decodeLetters(text) : undefined;
        if (decoded !== undefined) {
          const explain = () => "A wrong encoding seems to have put signs in the place of letters.";
          yield { kind: "value", column, value, output: decoded, rule: "text.wrong-letter", features, explain };
        }
      }
    }
  },
  probability: ({ candidates }) => (candidates === 1 ? OFFERED : 0),
});
