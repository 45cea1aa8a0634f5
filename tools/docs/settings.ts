/** What the pages need to know of a setting of the server. */
export interface DocumentedSetting {
  readonly fallback: string;
  readonly about: string;
}

export type DocumentedSettings = Readonly<Record<string, DocumentedSetting>>;
