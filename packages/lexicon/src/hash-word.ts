/**
 * Hashes words for the files of the lexicon, which hold no text. The files are made with these two functions: a change
 * here means that all of them are made again (tools/update/lexicon).
 */

/** Words are looked up in small letters and composed characters, and with "ss" for "ß", as their source writes them. */
export function foldWord(word: string): string {
  return word.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

/** The half of the hash that chooses the bucket, 32 bits. */
export function bucketHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < word.length; place++) hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  return mixBits(hash);
}

/** The half of the hash that is compared within the bucket, 24 bits. */
export function wordHash(word: string): number {
  let hash = word.length;
  for (let place = 0; place < word.length; place++) hash = Math.imul(hash, 0x5bd1e995) + word.charCodeAt(place);
  return mixBits(hash) >>> 8;
}

/** Spreads every bit over all 32; the constants are those of the last step of MurmurHash3. */
function mixBits(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
