/** The route's name sets the page's mode (specification §2); `api` is of ours. */
export type PageMode = "home" | "upload" | "table" | "sql" | "search" | "feed" | "view" | "embed" | "api" | "not-found";

/** `wide`: as wide as its content, up to the very wide body of tables. */
export type BodyWidth = "wide" | "narrow";

export function chooseBodyWidth(mode: PageMode): BodyWidth {
  return mode === "table" || mode === "sql" || mode === "view" ? "wide" : "narrow";
}

/** In these modes the screen scrolls inside itself, so that its bars stay in view. */
export function fillsScreen(mode: PageMode): boolean {
  return mode === "table" || mode === "embed" || mode === "sql" || mode === "view";
}

const TITLES: Readonly<Record<PageMode, string>> = {
  home: "Limpid",
  upload: "Clean a file · Limpid",
  table: "Table · Limpid",
  sql: "SQL · Limpid",
  search: "Search · Limpid",
  feed: "Feed · Limpid",
  view: "View · Limpid",
  embed: "Table · Limpid",
  api: "API · Limpid",
  "not-found": "Not found · Limpid",
};

export const modeTitle = (mode: PageMode): string => TITLES[mode];
