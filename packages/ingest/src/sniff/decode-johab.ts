/**
 * Decodes Johab (KS X 1001 annex 3), the Korean encoding of DOS and early Windows: a syllable is two bytes with the
 * numbers of its three letters; the rest is KS X 1001 at other code points. No decoder of Node or npm supports it.
 */
import { decode } from "iconv-lite";

/** Letters by their five bits; a dot is unassigned. Single letters are compatibility letters. */
const INITIALS = "..ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "...ㅏㅐㅑㅒㅓ..ㅔㅕㅖㅗㅘㅙ..ㅚㅛㅜㅝㅞㅟ..ㅠㅡㅢㅣ";
const FINALS = ".-ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁ.ㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
const NO_INITIAL = 1;
const NO_VOWEL = 2;
const NO_FINAL = 1;
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_PER_INITIAL = 588;
const SYLLABLES_PER_VOWEL = 28;
const UNKNOWN = "\ufffd";

export function decodeJohab(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      parts.push(String.fromCharCode(lead));
      continue;
    }
    const character = decodePair(lead, bytes[at + 1] ?? 0);
    parts.push(character);
    // An invalid pair consumes only its first byte, so that a line end is never swallowed.
    if (character !== UNKNOWN) at++;
  }
  return parts.join("");
}

function decodePair(lead: number, trail: number): string {
  if (trail < 0x31) return UNKNOWN;
  return lead < 0xd4 ? decodeHangul((lead << 8) | trail) : decodeStandard(lead, trail);
}

function decodeHangul(code: number): string {
  const [initial, vowel, final] = [(code >> 10) & 31, (code >> 5) & 31, code & 31];
  if (vowel === NO_VOWEL) return initial === NO_INITIAL ? letterOf(FINALS, final) : letterOf(INITIALS, initial);
  if (initial === NO_INITIAL) return final === NO_FINAL ? letterOf(VOWELS, vowel) : UNKNOWN;
  const [first, second, third] = [indexOf(INITIALS, initial), indexOf(VOWELS, vowel), indexOf(FINALS, final)];
  if (first < 0 || second < 0 || third < 0) return UNKNOWN;
  return String.fromCharCode(FIRST_SYLLABLE + first * SYLLABLES_PER_INITIAL + second * SYLLABLES_PER_VOWEL + third);
}

/** Returns the index among the assigned letters; -1 if unassigned. */
function indexOf(letters: string, code: number): number {
  const letter = letters[code] ?? ".";
  return letter === "." ? -1 : letters.slice(0, code).replaceAll(".", "").length;
}

function letterOf(letters: string, code: number): string {
  return indexOf(letters, code) < 0 ? UNKNOWN : (letters[code] ?? UNKNOWN);
}

function decodeStandard(lead: number, trail: number): string {
  const row = lead < 0xe0 ? 2 * (lead - 0xd9) : 2 * lead - 0x197;
  const cell = trail < 0x91 ? trail - 0x31 : trail - 0x43;
  if (row < 0 || cell < 0 || cell >= 188) return UNKNOWN;
  const pair = cell < 94 ? [row, cell] : [row + 1, cell - 94];
  return decode(
    Uint8Array.from(pair, (byte) => byte + 0xa1),
    "euc-kr",
  );
}
