/** A pattern of titles. */
export interface TitlePattern {
  readonly source: string;
  readonly test: (title: string) => boolean;
}

/**
 * A pattern of whole words; unlike \b it knows letters beyond ASCII, and an underscore parts words. Made when a title is
 * first held against it.
 */
export function headerWords(words: string): TitlePattern {
  const source = `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
  let pattern: RegExp | undefined;
  return {
    source,
    test: (title) => {
      pattern ??= new RegExp(source, "iu");
      return pattern.test(title);
    },
  };
}

/** The same for all texts that a pattern without regard to case takes for the same. */
export function caseless(text: string): string {
  return text.toLowerCase().toUpperCase();
}
