/** A header pattern of whole words; unlike \b it knows letters beyond ASCII, and an underscore parts words. */
export function headerWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");
}

/** The same for all texts that a pattern without regard to case takes for the same. */
export function caseless(text: string): string {
  return text.toLowerCase().toUpperCase();
}
