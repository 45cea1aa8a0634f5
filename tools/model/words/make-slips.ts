/** Makes typing slips and spelling mistakes in words, about as often as people make each kind. */
import type { Random } from "../../../packages/models/src/learner/random.ts";

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const VOWELS = "aeiou";
const SHARES = { swap: 20, drop: 30, double: 12, single: 8, extra: 8, vowel: 12, key: 6, other: 4 } as const;
/** Share of the mistakes that are those of a language. */
const OWN_MISTAKES = 0.2;
/** Share of slips at the first letter. */
const FIRST = 0.04;

/** Mistakes of spelling that are common in a language: right letters, wrong letters. */
const MISTAKES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: pairs(
    "ie:ei ei:ie ance:ence ence:ance able:ible ible:able ary:ery c:s s:c ph:f mm:m cc:c ss:s ll:l tt:t ely:ly ment:mant er:or or:er ate:ite",
  ),
  de: pairs(
    "ie:i i:ie ss:s s:ss ck:k tz:z ä:e e:ä ü:u ö:o ä:a ll:l mm:m nn:n tt:t ff:f dt:t th:t ph:f v:f eh:e ah:a ih:i ung:ng lich:ich isch:sch",
  ),
  fr: pairs(
    "é:e è:e ê:e e:é ç:c à:a î:i ô:o û:u nn:n mm:m ll:l ss:s tt:t rr:r pp:p ff:f ph:f th:t qu:q eau:au ai:é an:en en:an oe:œ",
  ),
  es: pairs("b:v v:b á:a é:e í:i ó:o ú:u ñ:n c:s s:c z:s ll:y y:ll h: rr:r g:j j:g cc:c x:s í:ì ó:ò"),
  pt: pairs("ç:c ç:s ã:a á:a é:e í:i ó:o ê:e ô:o ss:s s:z z:s x:ch lh:l nh:n rr:r õe:oe ão:ao s:ss g:j"),
  it: pairs("tt:t ll:l ss:s cc:c zz:z mm:m nn:n pp:p rr:r t:tt l:ll à:a ù:u ò:o gn:n gl:l ch:c qu:cu z:zz b:bb"),
  nl: pairs(
    "ij:ei ei:ij ou:au au:ou ee:e aa:a oo:o uu:u dt:d d:dt cht:gt g:ch kk:k tt:t ss:s ll:l pp:p ie:i ë:e ï:i c:k v:f z:s",
  ),
};

function pairs(list: string): readonly (readonly [string, string])[] {
  return list.split(" ").map((pair) => {
    const [right = "", wrong = ""] = pair.split(":");
    return [right, wrong] as const;
  });
}

/** Returns undefined where the slip that was drawn cannot be made in this word. */
export function makeSlip(word: string, language: string, letters: string, random: Random): string | undefined {
  const mistake = random.next() < OWN_MISTAKES ? makeMistake(word, language, random) : undefined;
  const slipped = mistake ?? makeTypingSlip(word, letters, random);
  return slipped === word ? undefined : slipped;
}

function makeMistake(word: string, language: string, random: Random): string | undefined {
  const [right, wrong] = random.pick(MISTAKES[language] ?? MISTAKES.en ?? []);
  const places = [...word.matchAll(new RegExp(right, "g"))].map(({ index }) => index).filter((place) => place > 0);
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  return word.slice(0, place) + wrong + word.slice(place + right.length);
}

function makeTypingSlip(word: string, letters: string, random: Random): string | undefined {
  const kind = drawKind(random);
  const isDoubled = (place: number) => word[place] === word[place - 1];
  const places = Array.from(word, (_, place) => place).filter((place) => {
    if (place === 0 && random.next() > FIRST) return false;
    if (kind === "swap") return place + 1 < word.length && word[place] !== word[place + 1];
    if (kind === "single") return isDoubled(place);
    if (kind === "drop") return !isDoubled(place);
    if (kind === "vowel") return VOWELS.includes(word[place] ?? "");
    return true;
  });
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  const [own, before, after] = [word[place] ?? "", word.slice(0, place), word.slice(place + 1)];
  const isCapital = own !== own.toLowerCase();
  const cased = (letter: string) => (isCapital ? letter.toUpperCase() : letter);
  switch (kind) {
    case "swap": {
      const next = after.charAt(0);
      return place === 0 && isCapital
        ? next.toUpperCase() + own.toLowerCase() + after.slice(1)
        : before + next + own + after.slice(1);
    }
    case "drop":
      return place === 0 && isCapital ? after.charAt(0).toUpperCase() + after.slice(1) : before + after;
    case "single":
      return before + after;
    case "double":
      return before + own + own.toLowerCase() + after;
    case "extra":
      return before + own + (neighbourKey(own, random) ?? random.pick(Array.from(letters))) + after;
    case "vowel":
      return before + cased(random.pick(Array.from(VOWELS))) + after;
    case "key":
      return before + cased(neighbourKey(own, random) ?? own) + after;
    case "other":
      return before + cased(random.pick(Array.from(letters))) + after;
  }
}

type Kind = keyof typeof SHARES;

function drawKind(random: Random): Kind {
  const kinds = Object.entries(SHARES) as readonly (readonly [Kind, number])[];
  let rest = random.next() * kinds.reduce((sum, [, share]) => sum + share, 0);
  for (const [kind, share] of kinds) {
    rest -= share;
    if (rest < 0) return kind;
  }
  return "drop";
}

function neighbourKey(letter: string, random: Random): string | undefined {
  const lower = letter.toLowerCase();
  const row = KEYS.find((keys) => keys.includes(lower));
  if (row === undefined) return undefined;
  const place = row.indexOf(lower);
  return random.pick([row[place - 1], row[place + 1]].filter((key) => key !== undefined));
}
