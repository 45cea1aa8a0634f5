/** Wording of panels that load after the table. It is apart from the other labels, which every page loads. */

const inDigits = (amount: number): string => amount.toLocaleString("en");
const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const PANEL_LABELS = {
  furtherTables: "Other tables in this file",
  openTable: "Open",
  appendTable: "Append",
  appendMeans: "Its rows follow below those of this table, in a new table; this one stays as it is",
  rowsAndColumns: (rows: number, titles: string) => `${inDigits(rows)} ${plural(rows, "row", "rows")}: ${titles}`,
  tableCountry: "Country of the table",
  exportAs: (format: string) => `Export as ${format}`,
  changedByAnswers: "Changed by answers",
  marks: "Marks",
  columnValues: "Values",
  onlyThisValue: (value: string) => `Show only rows with “${value}”`,
  onlyThisPattern: (pattern: string) => `Show only rows with a value like ${pattern}`,
  rangesToShow: "Show only the rows of a bar",
  rangeOfValues: "Only rows from … to …",
  rangeFrom: "From",
  rangeTo: "To",
  showRange: "Show",
  noNumber: "Enter a number, such as 12.5",
  noDay: "Enter a date, such as 2024-03-31",
  fileOrder: "Order of the file",
  valuesOf: (title: string) => `Values of ${title}`,
  changeValue: (value: string) => `Change “${value}” everywhere in the column`,
  moreValues: (count: number) => `${inDigits(count)} more not listed`,
  farValues: "Outliers",
  farFrom: (low: number, high: number) =>
    `${[...(low === 0 ? [] : [`${inDigits(low)} below`]), ...(high === 0 ? [] : [`${inDigits(high)} above`])].join(" and ")}: ` +
    "more than three interquartile ranges away from the middle half of the values. Nothing is changed or flagged because of this.",
  noEdits: "Nobody has changed anything yet.",
  rowsLeftOutTitle: "Excluded rows",
  takeBack: "Restore",
  takeAllBack: "Restore all",
  undone: "undone",
  editedByPeople: (cells: number) =>
    cells === 1 ? "1 cell was set by a person" : `${inDigits(cells)} cells were set by people`,
  setByPerson: "Set by a person.",
  leftAsItWas: "No problem found.",
  leftForYou: "Unchanged. Needs your decision.",
  notCleanedCell: "This cell has not been cleaned.",
  noProposals: "No proposals.",
  noOwnProposals: "You have no proposals. Change a cell or a title to propose it to the owner.",
  accept: "Accept",
  reject: "Reject",
  withdraw: "Withdraw",
  autoAccept: "Accept changes by others automatically",
  changedSince: (now: string) => `Changed since, to ${now}`,
  severalProposals: (count: number) => `${inDigits(count)} proposals for this cell. The last one that is accepted wins`,
  columnsAndQuestions: "Columns and questions",
  backToOriginal: (cells: number) => (cells === 1 ? "Back to original" : `${inDigits(cells)} back to original`),
  inAllColumns: (columns: number, cells: number) =>
    `Apply to ${columns === 2 ? "both" : `all ${columns}`} columns (${inDigits(cells)} cells)`,
  decidedOf: (decided: number, cells: number) => `${inDigits(decided)} of ${inDigits(cells)} cells decided`,
} as const;
