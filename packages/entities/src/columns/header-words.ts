/** A header pattern of whole words; unlike \b it knows letters beyond ASCII, and an underscore parts words. */
export function headerWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");
}
