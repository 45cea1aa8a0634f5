/** Wording that the specification fixes. Screens take it from here, never from a string of their own. */

const inDigits = (amount: number): string => amount.toLocaleString("en");
const inPercent = (share: number): string => `${(share * 100).toFixed(1)}\u00a0%`;
const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const LABELS = {
  experimental: "Experimental",
  startCleaning: "Start cleaning",
  enterApiKey: "Enter API key",
  start: "Start",
  tabs: { textCleaner: "Text Cleaner", fileCleaner: "File Cleaner", about: "About" },
  supportedFormats: "Supported formats",
  chooseOrDrop: "Choose or drop a file here",
  uploadLimit: (mb: number) => `Up to ${mb} MB`,
  fileDropped: (name: string) => `${name} was dropped here. It becomes a new table; this one does not change.`,
  cleanDropped: "Clean it as a new table",
  loadingFile: "Loading file...",
  never: "Never",
  fileInformation: "File Information",
  readDifferently: "Read it differently",
  readingOf: (parameter: string) => `Reading of the file: ${parameter}`,
  onlyThisRange: (cells: number, least: string, greatest: string) =>
    `Show only rows with ${least === greatest ? least : `${least} to ${greatest}`} (${inDigits(cells)})`,
  addAsColumn: "Add as column",
  addedAsColumn: "Already a column",
  proposeAsColumn: "Propose as column",
  proposedAsColumn: "Proposed",
  histogram: (order: "number" | "day" | "text", bins: number) =>
    order === "text" ? `How often each of ${bins} values occurs` : `How the values are spread over ${bins} ranges`,
  cellsFromTo: (cells: number, least: string, greatest: string) =>
    `${least === greatest ? least : `${least} to ${greatest}`}: ${plural(cells, "1 cell", `${inDigits(cells)} cells`)}`,
  edits: "Changes by people",
  cleaning: "Cleaning",
  recipe: "Recipe",
  recipeMeans: "Follows the decisions you made about an earlier table and saved as a recipe.",
  saveAsRecipe: "Save as recipe",
  cleaningSettings: {
    keep: "Keep everything as is",
    standard: "Standard",
    thorough: "Thorough: apply likely fixes",
  },
  tableInformation: "Table Information",
  description: "Description",
  tags: "Tags",
  warnings: "Warnings",
  issues: (count: number) =>
    count === 0 ? "There are no issues" : plural(count, "There is only one issue", `There are ${count} issues`),
  /** Nothing is flagged, and it is not true that there are no issues. */
  openQuestions: (count: number) =>
    plural(
      count,
      "No issue is shown, and 1 question is open",
      `No issue is shown, and ${inDigits(count)} questions are open`,
    ),
  hiddenIssues: (count: number) => `No issue is shown, and the switches hide ${inDigits(count)}`,
  moreIssues: (count: number) => `There are more than ${inDigits(count)} issues`,
  averageConfidence: (mean: number) => `Average confidence ${inPercent(mean)}`,
  gotoNextIssue: "Goto next issue",
  nextIssue: "Next issue",
  notClean: "Not clean",
  invalidData: "Invalid data",
  missingData: "Missing data",
  showMissingAs: "Show missing data as",
  export: "Export",
  exports: { csv: "CSV", excel: "Excel", json: "JSON", parquet: "Parquet" },
  exportMixedAsText: "Parquet, mixed columns as text",
  csvWithOptions: "CSV with options…",
  share: "Share",
  copyLink: "Copy link",
  changes: (count: number) => plural(count, "There is 1 change", `There are ${count} changes`),
  gotoNextChange: "Goto next change",
  whatChanged: "Changes by Limpid",
  showWritten: "Show reformatted cells",
  keyEnded: "Your API key is not accepted any more. You go on as a visitor; a valid key brings your tables back",
  columnMenu: (title: string) => `Menu of ${title}`,
  valuesToFilter: "Values, filter by value",
  sortAscending: "Sort ascending",
  sortDescending: "Sort descending",
  thenSortAscending: "Then sort ascending",
  thenSortDescending: "Then sort descending",
  removeSort: "Remove sort",
  onlyRows: "Only rows with",
  onlyRowsWith: {
    issue: "Issues",
    not_clean: "Cells that are not clean",
    invalid: "Cells that are not valid",
    missing: "Missing data",
    changed: "Changes of cleaning",
    edited: "Edits",
  },
  filtered: "Filtered",
  noData: "no data",
  andMore: (named: string, more: number) => `${named} and ${inDigits(more)} more`,
  rowsShownTitle: "Rows shown",
  onlyRowsWithIssues: "Show only rows with issues",
  onlyRowsWithEdits: "Show only rows with edits",
  notOnlyRowsWithIssues: "Show rows without issues too",
  notOnlyRowsWithEdits: "Show rows without edits too",
  rangeOf: (from: string | null, to: string | null) => {
    if (from === null) return `up to ${to}`;
    if (to === null) return `from ${from}`;
    return from === to ? from : `${from} to ${to}`;
  },
  writtenAs: (patterns: string) => `like ${patterns}`,
  rowsShown: (count: number) => plural(count, "1 row is shown", `${inDigits(count)} rows are shown`),
  rowsOf: (shown: number, rows: number) => `${inDigits(shown)} of ${inDigits(rows)} rows`,
  /** Shown as long as other rows are not cleaned; it cannot be chosen. */
  rowsOfCleaned: (shown: number, rows: number) => `${inDigits(shown)} of ${inDigits(rows)} cleaned rows`,
  sortedBy: (title: string, isDescending: boolean) => `sorted by ${title} ${isDescending ? "↓" : "↑"}`,
  thenBy: (title: string, isDescending: boolean) => `then by ${title} ${isDescending ? "↓" : "↑"}`,
  dropFromChoice: (part: string) => `Remove: ${part}`,
  anyColumn: "any column",
  rowsHaveChanged: "Refresh",
  rowsHaveChangedWhy: "Cells have changed since you filtered the rows",
  showAllRows: "Show all",
  noRowFits: "No matching rows.",
  rowsNotFound: "The rows could not be filtered",
  rowsOnceCleaned: "You can filter rows once the table is cleaned",
  rowNotShown: (row: number) => `Row ${inDigits(row)} was filtered out, so all rows are shown now`,
  endOfRowsShown: (count: number) => plural(count, "1 matching row.", `${inDigits(count)} matching rows.`),
  endOfSortedRows: (count: number) => `All ${inDigits(count)} rows.`,
  noIssueShown: "No issues left in the rows shown",
  replacesElsewhere: "Rows that are filtered out are changed too",
  foundElsewhere: (cells: number) => `${inDigits(cells)} in other rows`,
  findInColumn: "Find in column",
  copyColumn: "Copy column",
  hideColumn: "Hide column",
  freezeUpTo: "Freeze up to here",
  freezeNone: "Unfreeze columns",
  hiddenColumns: (count: number) => plural(count, "1 column is hidden", `${count} columns are hidden`),
  showColumn: (title: string) => `Show ${title}`,
  showAllColumns: "Show all columns",
  columnIsHidden: (title: string) => `${title} is hidden between them. Show it first`,
  exportHidden: "Hidden columns are exported too",
  moveLeft: "Move left",
  moveRight: "Move right",
  columnMoved: (title: string, place: number, count: number) => `${title} is now column ${place} of ${count}`,
  movedCells: "These columns are not next to each other in the file. Change them one at a time",
  exportOrder: "Columns are exported in the order of the file",
  exportOriginal: "Columns that show the original are exported cleaned",
  components: "Components",
  goToSource: (title: string) => `Go to ${title}`,
  removeColumn: "Remove column",
  componentOf: (component: string, source: string) => `${component} of ${source}`,
  computedCells: "A column derived from another one cannot be edited",
  find: "Find",
  findAndReplace: "Find and replace",
  showTable: "Show the table",
  showIssues: "Show the issues",
  goToRow: "Go to row",
  foundCells: (cells: number) => (cells === 0 ? "No matches" : cells === 1 ? "1 match" : `${inDigits(cells)} matches`),
  foundAt: (index: number, cells: number) => `${inDigits(index)} of ${inDigits(cells)}`,
  /** Before they are counted, of none in particular. */
  replaceAll: (cells: number | null) =>
    cells === null
      ? "Replace in all cells"
      : cells === 1
        ? "Replace in 1 cell"
        : `Replace in all ${inDigits(cells)} cells`,
  cellsCopied: (cells: number) => (cells === 1 ? "1 cell copied" : `${inDigits(cells)} cells copied`),
  cellsChanged: (cells: number) => (cells === 1 ? "1 cell changed" : `${inDigits(cells)} cells changed`),
  cellsRefused: (cells: number, reason: string) =>
    cells === 1
      ? `1 cell is marked invalid: ${reason}`
      : `${inDigits(cells)} cells are marked invalid. The first one: ${reason}`,
  cellsMarked: (cells: number) =>
    cells === 1
      ? "1 cell is marked invalid: the value does not fit its column"
      : `${inDigits(cells)} cells are marked invalid: the values do not fit their columns`,
  tooManyCells: (cells: number, limit: number) =>
    `${inDigits(cells)} cells are selected; at most ${inDigits(limit)} can be copied or changed at a time`,
  pasteCut: (cells: number) =>
    cells === 1 ? "1 cell did not fit in the table" : `${inDigits(cells)} cells did not fit in the table`,
  myEdits: "Changes by you",
  /** For readers, who have none. */
  leftOut: "excluded",
  leaveRowsOut: (rows: number) => (rows === 1 ? "Exclude row" : `Exclude ${inDigits(rows)} rows`),
  takeRowsBack: (rows: number) => (rows === 1 ? "Restore row" : `Restore ${inDigits(rows)} rows`),
  leaveOutOrTakeBack: "Exclude or restore the selected rows",
  rowNumber: (row: number) => `Row ${inDigits(row + 1)}`,
  rowsAreLeftOut: (rows: number) => plural(rows, "1 row excluded", `${inDigits(rows)} rows excluded`),
  rowsAreBack: (rows: number) => plural(rows, "1 row restored", `${inDigits(rows)} rows restored`),
  rowIsLeftOut: (row: number) => `Row ${inDigits(row + 1)} is excluded. Restore it to change it`,
  tooManyLeftOut: (limit: number) => `At most ${inDigits(limit)} ranges of rows can be excluded from a table`,
  exportLeftOut: (rows: number) =>
    plural(rows, "1 row is excluded and not exported", `${inDigits(rows)} rows are excluded and not exported`),
  takenBack: "restored",
  rowsFrom: (rows: number, first: number) => `${inDigits(rows)} rows from row ${inDigits(first + 1)} on`,
  undo: "Undo",
  redo: "Redo",
  editedCells: (cells: number) => (cells === 1 ? "1 cell" : `${inDigits(cells)} cells`),
  pendingChanges: (count: number) => plural(count, "1 change pending", `${count} changes pending`),
  showingIssue: (index: number, count: number) => `Showing issue ${index} of ${count}`,
  showingChange: (index: number, count: number) => `Showing change ${index} of ${count}`,
  pageReady: (page: number, pages: number, seconds: number) =>
    `Page ${page + 1} of ${pages} cleaned | ${seconds} seconds left`,
  fileLoaded: "File loaded",
  fileCleaned: "File cleaned",
  csvPreparing: "CSV is being prepared...",
  csvReady: "CSV is ready",
  noProposal: "There is no proposal. N keeps the value, E edits it",
  noOneProposal: "No reading is likelier than the others: choose one by its number",
  backInSight: "The cell is in sight again: press the key once more to take the change",
  noReading: (place: number) => `There is no reading ${place}`,
  loadingCell: "Loading…",
  readOnly: "Read only",
  /** The label for users who do not own the table; `owner`: the name of a user, or null. */
  mayPropose: (owner: string | null) => `You can propose changes; ${owner ?? "the owner"} decides`,
  mayChange: "You can change cells and titles",
  proposed: (owner: string | null) => `Proposed; ${owner ?? "the owner"} decides`,
  oneProposal: "Changes are proposed one cell at a time",
  proposals: "Proposals",
  proposalsAccepted: (count: number) => plural(count, "1 proposal accepted", `${inDigits(count)} proposals accepted`),
  proposalsRejected: (count: number) => plural(count, "1 proposal rejected", `${inDigits(count)} proposals rejected`),
  proposalsWithdrawn: "Proposal withdrawn",
  couldBeMissing: (percent: number) => `Could be missing data (${percent}%)`,
  endOfDataset: (rows: number, limit: number) =>
    limit > 0
      ? `End of dataset reached (${rows} rows). Currently in beta, cleaning is limited to first ${limit} rows`
      : `End of dataset reached (${rows} rows).`,
  rowsCleaned: (cleaned: number, rows: number) => `${inDigits(cleaned)} of ${inDigits(rows)} rows are cleaned`,
  cleanedOfThem: (cleaned: number) => `${inDigits(cleaned)} cleaned`,
  /** At the first row that is shown as it was read. */
  notCleanedFromHere: (cleaned: number) =>
    `Not cleaned from here on: cleaning is limited to the first ${inDigits(cleaned)} rows`,
  visibility: "Visibility",
  private: "Private",
  public: "Public",
  publish: "Publish",
  makePrivate: "Make private",
  keepPublic: "Keep public",
  privateMeans: "Anyone with the link can open it. Nobody else can find it.",
  publicMeans: "Everyone can find it in search, feeds and SQL.",
  isPrivate: "The table is private. Anyone with the link can still open it.",
  isPublic: "The table is public. Everyone can find it.",
  publicBy: {
    owner: "Published by its owner",
    operator: "Public because this service publishes new tables",
    installation: "Published as an example of this service",
  },
  questions: "Questions",
  cellsDecided: (cells: number) => (cells === 1 ? "1 cell decided" : `${inDigits(cells)} cells decided`),
  cleanAllRows: (rows: number) => `Clean all ${inDigits(rows)} rows`,
  exportAllRows: (format: string) => `${format}, all rows`,
  exportRows: (format: string, count: number) =>
    `${format}, ${plural(count, "this row", `these ${inDigits(count)} rows`)}`,
  exportRowsShown: "Only the rows shown, in this order",
  exportedRows: (count: number) => plural(count, "Exported 1 row", `Exported ${inDigits(count)} rows`),
  cleanAllThenExport: "Clean all rows, then export",
  exportCleaned: (cleaned: number, rows: number) => `Export ${inDigits(cleaned)} of ${inDigits(rows)} rows`,
  exported: (cleaned: number, rows: number) => `Exported the ${inDigits(cleaned)} cleaned rows of ${inDigits(rows)}`,
  exportFailed: (format: string, reason: string) => `${format} export failed: ${reason}`,
  cleanAllCancelled: "Cleaning of all rows was cancelled",
  allRowsCleaned: "All rows are cleaned",
  cookiesBlocked:
    "This browser blocks cookies for this site. You can clean, view and export files, but you cannot change tables, and you lose them when you close this page.",
  damageRepairable:
    "A file of this table is damaged, so not all of it can be shown. It can be rebuilt from the uploaded file. Your edits are kept.",
  damageLost:
    "A file of this table is damaged, so not all of it can be shown. The operator of this service can restore it from a backup.",
  repairTable: "Rebuild",
  none: "None",
  ingestionTitles: {
    compression: "compression",
    file_type: "file_type",
    encoding: "encoding",
    delimiter: "column delimiter",
    line_terminator: "line terminator",
    header: "Has header row",
    quoting: "quoting",
    index: "First column is index",
    skiprows: "Rows with clutter",
    sheet: "sheet",
  },
} as const;

/** The tokens a cell without data can be shown as; the second is what the choice is called. */
export const MISSING_TOKENS = ["#N/A", "<blank>", "N/A", "NULL", "NA", "-", "None"] as const;
export type MissingToken = (typeof MISSING_TOKENS)[number];
export const DEFAULT_MISSING_TOKEN: MissingToken = "<blank>";
