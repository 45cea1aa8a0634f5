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
  fileDropped: (name: string) => `${name} was dropped here. It becomes a table of its own; this one stays as it is.`,
  cleanDropped: "Clean it as a new table",
  loadingFile: "Loading file...",
  never: "Never",
  fileInformation: "File Information",
  readDifferently: "Read it differently",
  cleaning: "Cleaning",
  tableCountry: "Country of the table",
  cleaningSettings: {
    keep: "Keep everything as written",
    standard: "Standard",
    thorough: "Thorough: apply likely repairs",
  },
  tableInformation: "Table Information",
  description: "Description",
  tags: "Tags",
  warnings: "Warnings",
  issues: (count: number) =>
    count === 0 ? "There are no issues" : plural(count, "There is only one issue", `There are ${count} issues`),
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
  exportAs: (format: string) => `Export as ${format}`,
  exportMixedAsText: "Parquet, mixed columns as text",
  csvWithOptions: "CSV with options…",
  share: "Share",
  copyLink: "Copy link",
  changes: (count: number) => plural(count, "There is 1 change", `There are ${count} changes`),
  gotoNextChange: "Goto next change",
  whatChanged: "What Limpid changed",
  showWritten: "Show what was written otherwise",
  marks: "Marks",
  keyEnded: "Your API key is not accepted any more. You go on as a visitor; a valid key brings your tables back",
  tableCleaned: (name: string) => `“${name}” is cleaned`,
  allRowsOfTableCleaned: (name: string) => `All rows of “${name}” are cleaned`,
  tableFailed: (name: string) => `“${name}” could not be cleaned`,
  columnMenu: (title: string) => `Menu of ${title}`,
  columnValues: "Values",
  valuesToFilter: "Values, filter by value",
  sortAscending: "Sort ascending",
  sortDescending: "Sort descending",
  thenSortAscending: "Then sort ascending",
  thenSortDescending: "Then sort descending",
  removeSort: "Remove the sort",
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
  onlyThisValue: (value: string) => `Show only rows with “${value}”`,
  onlyThisPattern: (pattern: string) => `Show only rows with a value like ${pattern}`,
  rangeOf: (from: string | null, to: string | null) => {
    if (from === null) return `up to ${to}`;
    if (to === null) return `from ${from}`;
    return from === to ? from : `${from} to ${to}`;
  },
  onlyThisRange: (cells: number, least: string, greatest: string) =>
    `Show only rows with ${least === greatest ? least : `${least} to ${greatest}`} (${inDigits(cells)})`,
  rangesToShow: "Show only the rows of a bar",
  rangeOfValues: "Only rows from … to …",
  rangeFrom: "From",
  rangeTo: "To",
  showRange: "Show",
  noNumber: "This is no number, such as 12.5",
  noDay: "This is no day, such as 2024-03-31",
  writtenAs: (patterns: string) => `like ${patterns}`,
  rowsShown: (count: number) => plural(count, "1 row is shown", `${inDigits(count)} rows are shown`),
  rowsOf: (shown: number, rows: number) => `${inDigits(shown)} of ${inDigits(rows)} rows`,
  /** As long as others are not cleaned, which cannot be chosen. */
  rowsOfCleaned: (shown: number, rows: number) => `${inDigits(shown)} of ${inDigits(rows)} cleaned rows`,
  sortedBy: (title: string, isDescending: boolean) => `sorted by ${title} ${isDescending ? "↓" : "↑"}`,
  thenBy: (title: string, isDescending: boolean) => `then by ${title} ${isDescending ? "↓" : "↑"}`,
  dropFromChoice: (part: string) => `Remove: ${part}`,
  anyColumn: "any column",
  rowsHaveChanged: "Refresh",
  rowsHaveChangedWhy: "Cells have changed since these rows were chosen",
  showAllRows: "Show all",
  noRowFits: "No row fits.",
  rowsNotFound: "The rows could not be chosen",
  rowsOnceCleaned: "Rows can be chosen once the table is cleaned",
  rowNotShown: (row: number) => `Row ${inDigits(row)} was not among the rows shown: all are shown now`,
  endOfRowsShown: (count: number) =>
    plural(count, "This is the only row that fits.", `These are the ${inDigits(count)} rows that fit.`),
  endOfSortedRows: (count: number) => `These are all ${inDigits(count)} rows.`,
  noIssueShown: "No issue is left in the rows shown",
  replacesElsewhere: "Rows that are not shown are changed too",
  foundElsewhere: (cells: number) => `${inDigits(cells)} in other rows`,
  findInColumn: "Find in the column",
  copyColumn: "Copy the column",
  hideColumn: "Hide the column",
  freezeUpTo: "Freeze up to here",
  freezeNone: "Freeze no column",
  hiddenColumns: (count: number) => plural(count, "1 column is hidden", `${count} columns are hidden`),
  showColumn: (title: string) => `Show ${title}`,
  showAllColumns: "Show all columns",
  columnIsHidden: (title: string) => `${title} is hidden among them: show it first`,
  exportHidden: "Hidden columns are exported too",
  exportOriginal: "Columns that show the original are exported cleaned",
  components: "Components",
  addAsColumn: "Add as column",
  addedAsColumn: "Is a column",
  proposeAsColumn: "Propose as column",
  proposedAsColumn: "Is proposed",
  goToSource: (title: string) => `Go to ${title}`,
  removeColumn: "Remove the column",
  componentOf: (component: string, source: string) => `${component} of ${source}`,
  computedCells: "A column that is made of another one cannot be edited",
  valuesOf: (title: string) => `Values of ${title}`,
  changeValue: (value: string) => `Change “${value}” everywhere in the column`,
  moreValues: (count: number) => `${inDigits(count)} more are not listed`,
  histogram: (order: "number" | "day" | "text", bins: number) =>
    order === "text"
      ? `How often each of ${bins} values stands there`
      : `How the values are spread over ${bins} ranges`,
  cellsFromTo: (cells: number, least: string, greatest: string) =>
    `${least === greatest ? least : `${least} to ${greatest}`}: ${plural(cells, "1 cell", `${inDigits(cells)} cells`)}`,
  farValues: "Far from the others",
  farFrom: (low: number, high: number) =>
    `${[...(low === 0 ? [] : [`${inDigits(low)} below`]), ...(high === 0 ? [] : [`${inDigits(high)} above`])].join(" and ")}: ` +
    "away from the middle half of the cells by more than three times its width. Nothing is changed or flagged because of it.",
  find: "Find",
  findAndReplace: "Find and replace",
  showTable: "Show the table",
  showIssues: "Show the issues",
  goToRow: "Go to row",
  foundCells: (cells: number) =>
    cells === 0 ? "No cell shows it" : cells === 1 ? "1 cell shows it" : `${inDigits(cells)} cells show it`,
  foundAt: (index: number, cells: number) => `${inDigits(index)} of ${inDigits(cells)}`,
  /** Before they are counted, of none in particular. */
  replaceAll: (cells: number | null) =>
    cells === null
      ? "Replace in all cells"
      : cells === 1
        ? "Replace in 1 cell"
        : `Replace in all ${inDigits(cells)} cells`,
  cellsCopied: (cells: number) => (cells === 1 ? "1 cell is copied" : `${inDigits(cells)} cells are copied`),
  cellsChanged: (cells: number) => (cells === 1 ? "1 cell is changed" : `${inDigits(cells)} cells are changed`),
  cellsRefused: (cells: number, reason: string) =>
    cells === 1 ? `1 cell is marked: ${reason}` : `${inDigits(cells)} cells are marked, the first one: ${reason}`,
  cellsMarked: (cells: number) =>
    cells === 1
      ? "1 cell is marked: its column does not take the value"
      : `${inDigits(cells)} cells are marked: their columns do not take the values`,
  tooManyCells: (cells: number, limit: number) =>
    `These are ${inDigits(cells)} cells; ${inDigits(limit)} can be copied or changed at a time`,
  pasteCut: (cells: number) =>
    cells === 1 ? "1 cell did not fit into the table" : `${inDigits(cells)} cells did not fit into the table`,
  myEdits: "My edits",
  /** For readers, who have none. */
  edits: "Edits",
  noEdits: "Nobody has changed anything yet.",
  leftOut: "left out",
  rowsLeftOutTitle: "Rows left out",
  leaveRowsOut: (rows: number) => (rows === 1 ? "Leave the row out" : `Leave these ${inDigits(rows)} rows out`),
  takeRowsBack: (rows: number) => (rows === 1 ? "Take the row back" : `Take these ${inDigits(rows)} rows back`),
  leaveOutOrTakeBack: "Leave the selected rows out, or take them back",
  rowNumber: (row: number) => `Row ${inDigits(row + 1)}`,
  takeBack: "Take back",
  takeAllBack: "Take all back",
  rowsAreLeftOut: (rows: number) => plural(rows, "1 row is left out", `${inDigits(rows)} rows are left out`),
  rowsAreBack: (rows: number) => plural(rows, "1 row is taken back", `${inDigits(rows)} rows are taken back`),
  rowIsLeftOut: (row: number) => `Row ${inDigits(row + 1)} is left out: take it back to change it`,
  tooManyLeftOut: (limit: number) => `At most ${inDigits(limit)} ranges of rows can be left out of a table`,
  exportLeftOut: (rows: number) =>
    plural(rows, "1 row is left out, and not exported", `${inDigits(rows)} rows are left out, and not exported`),
  takenBack: "taken back",
  rowsFrom: (rows: number, first: number) => `${inDigits(rows)} rows from row ${inDigits(first + 1)} on`,
  undo: "Undo",
  redo: "Redo",
  undone: "undone",
  editedCells: (cells: number) => (cells === 1 ? "1 cell" : `${inDigits(cells)} cells`),
  editedByPeople: (cells: number) =>
    cells === 1 ? "1 cell is as a person has set it" : `${inDigits(cells)} cells are as a person has set them`,
  pendingChanges: (count: number) => plural(count, "1 change pending", `${count} changes pending`),
  showingIssue: (index: number, count: number) => `Showing issue ${index} of ${count}`,
  showingChange: (index: number, count: number) => `Showing change ${index} of ${count}`,
  pageReady: (page: number, pages: number, seconds: number) =>
    `Page ${page + 1} of ${pages} cleaned | ${seconds} seconds left`,
  fileLoaded: "File loaded",
  fileCleaned: "File cleaned",
  csvPreparing: "CSV is being prepared...",
  csvReady: "CSV is ready",
  setByPerson: "Set by a person.",
  leftAsItWas: "Left as it was: nothing speaks against it.",
  leftForYou: "Left as it was, for you to decide.",
  noProposal: "There is no proposal: N keeps it, E edits it",
  noOneProposal: "No reading is likelier than the others: choose one by its number",
  backInSight: "The cell is in sight again: press the key once more to take the change",
  noReading: (place: number) => `There is no reading ${place}`,
  loadingCell: "Loading…",
  notCleanedCell: "This cell has not been cleaned.",
  readOnly: "Read only",
  /** For whoever does not own the table; `owner`: the name of a user, or null. */
  mayPropose: (owner: string | null) => `You can propose changes; ${owner ?? "the owner"} decides`,
  mayChange: "You can change cells and titles",
  proposed: (owner: string | null) => `Proposed; ${owner ?? "the owner"} decides`,
  oneProposal: "Changes are proposed one cell at a time",
  proposals: "Proposals",
  noProposals: "Nothing is proposed.",
  noOwnProposals: "You have proposed nothing. Change a cell or a title, and the owner decides.",
  proposalsAccepted: (count: number) =>
    plural(count, "1 proposal is accepted", `${inDigits(count)} proposals are accepted`),
  proposalsRejected: (count: number) =>
    plural(count, "1 proposal is rejected", `${inDigits(count)} proposals are rejected`),
  proposalsWithdrawn: "The proposal is withdrawn",
  accept: "Accept",
  reject: "Reject",
  withdraw: "Withdraw",
  autoAccept: "Accept what others change at once",
  changedSince: (now: string) => `Changed since, to ${now}`,
  severalProposals: (count: number) => `${inDigits(count)} are proposed here. Of those accepted, the last one counts`,
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
  isUnlisted: "The table is out of the catalogue",
  staysListed: "The table stays in the catalogue",
  review: "Review",
  cellsDecided: (cells: number) => (cells === 1 ? "1 cell is decided" : `${inDigits(cells)} cells are decided`),
  backToOriginal: (cells: number) => (cells === 1 ? "Back to original" : `${inDigits(cells)} back to original`),
  inAllColumns: (columns: number, cells: number) => `In all ${columns} columns (${inDigits(cells)} cells)`,
  decidedOf: (decided: number, cells: number) => `${inDigits(decided)} of ${inDigits(cells)} cells decided`,
  cleanAllRows: (rows: number) => `Clean all ${inDigits(rows)} rows`,
  exportAllRows: (format: string) => `${format}, all rows`,
  cleanAllThenExport: "Clean all rows, then export",
  exportCleaned: (cleaned: number, rows: number) => `Export ${inDigits(cleaned)} of ${inDigits(rows)} rows`,
  exported: (cleaned: number, rows: number) =>
    `The export holds the ${inDigits(cleaned)} rows that are cleaned, of ${inDigits(rows)}`,
  exportFailed: (format: string, reason: string) => `The export as ${format} failed: ${reason}`,
  cleanAllCancelled: "Cleaning of all rows was cancelled",
  allRowsCleaned: "All rows are cleaned",
  cookiesBlocked:
    "This browser keeps no cookies for this site. Files are cleaned, shown and exported, but tables cannot be changed, and are lost to you with this page.",
  damageRepairable:
    "A file of this table is damaged, so not all of it can be shown. It can be made again from the file that was uploaded; edits stay.",
  damageLost:
    "A file of this table is damaged, so not all of it can be shown. Whoever runs this service can restore it from a backup.",
  repairTable: "Make it again",
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
