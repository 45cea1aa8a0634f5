/** What is known of a word that may be misspelt, and of one that may be meant: plain data for the features of the model. */

/** What a slip did to a word. */
export type SlipKind = "drop" | "extra" | "other" | "swap";

/** How a column uses words. */
export interface WordColumn {
  readonly role: string;
  /** Different words, and the share of those that no language of the column knows. */
  readonly words: number;
  readonly unknown: number;
  /** Mean frequency of the known ones, on the Zipf scale. */
  readonly meanFrequency: number;
  /** Mean number of words of a value. */
  readonly meanWords: number;
  /** Different values that have a word, and the share of them that hold a digit. */
  readonly values: number;
  readonly digits: number;
  /** Cells of a value on average. */
  readonly repetition: number;
  /** Share of the words within values that begin with a capital, and of those all in capitals. */
  readonly capitals: number;
  readonly shouted: number;
  /** Languages that the column may be in, the likeliest first, and how much of it the first one knows. */
  readonly languages: readonly string[];
  readonly languageShare: number;
}

export interface SuspectWord {
  /** In small letters. */
  readonly text: string;
  /** Zipf scale, in the languages of the column and in all others; 0 for an unknown word. */
  readonly frequency: number;
  readonly elsewhere: number;
  readonly cells: number;
  readonly values: number;
  /** Shares of the places where it stands. */
  readonly inside: number;
  readonly dotted: number;
  readonly cut: number;
  readonly joined: number;
  readonly capital: number;
  readonly shouted: number;
  /** Mean number of words of the values that have it. */
  readonly company: number;
  /** Whether it is put together of two known words. */
  readonly isCompound: boolean;
  /** Whether it is a known word with an ending or a beginning that makes another form of it. */
  readonly isDerived: boolean;
}

/** A word from which one slip makes the suspect. */
export interface MeantWord {
  readonly text: string;
  readonly frequency: number;
  readonly slip: SlipKind;
  /** The letter of the suspect at which the slip is. */
  readonly place: number;
  /** Cells and values of the column that have the word. */
  readonly cells: number;
  readonly values: number;
  /** Whether it is known as put together of two words only. */
  readonly isCompound: boolean;
}
