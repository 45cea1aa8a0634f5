import { LIMITS, REASONER_LIMITS, SQL_LIMITS } from "@limpid/contract";
import { DEFAULT_LIMITS } from "@limpid/ingest";
import { generatedFrom, markdownTable, page } from "./markdown.ts";

type About<Limits> = Readonly<Record<keyof Limits, string>>;

const PRODUCT: About<typeof LIMITS> = {
  uploadMb: "Largest upload in MB; set by `MAX_UPLOAD_MB`",
  pageSize: "Rows on a page; set by `PAGE_SIZE`",
  maxPageSize: "Rows on a page at most",
  pageCells:
    "Cells of a page that has more rows than the table's own pages; large ones are written in pieces, while others are served",
  cleanRows: "Rows that a job cleans; set by `CLEAN_ROW_LIMIT`",
  pasteCharacters: "Characters of pasted text",
  idBuffer: "Ids that the browser keeps in store",
  idRefill: "Ids left when it asks for more",
  idsPerCall: "Ids that one call may ask for",
  sessionCookieDays: "Days that a session cookie lives",
  helloBytes: "Bytes of what a browser says of itself at the start of a session",
  deviceInfoDepth: "Objects and lists within each other in what it says",
  missingPageRetryMs: "Milliseconds before a page that is not there yet is asked for again",
  maintenanceRetryMs: "Milliseconds before a server that is down is asked again",
  missingDataWarning: "Probability of missing data from which the browser warns",
  issueThreshold:
    "Probability of an issue; specified, and [used by nothing](decisions/0047-what-is-specified-as-unused.md)",
  dropHighlightMs: "Milliseconds that a drop area stays lit",
  editValueCharacters: "Characters of an edited cell",
  fileNameCharacters: "Characters kept of a file's name",
  tableNameCharacters: "Characters of the name that its owner gives a table",
  descriptionCharacters: "Characters of such a description",
  tagCharacters: "Characters of a tag",
  maxTags: "Tags of a table",
  dialectCharacters: "Characters of a delimiter, quote or escape that a person chooses",
  readingPlaceCharacters: "Characters of the name of a sheet, record path or archive entry",
  maxAppendedTables: "Tables that are appended to one",
  recipeColumns: "Columns of a recipe",
  recipeDecisions: "Decisions of a recipe about one column",
  recipeTextCharacters: "Characters of a title, a value or an option in a recipe",
  maxSkippedRows: "Clutter rows that a person may choose",
  maxHeaderRows: "Header rows that a person may choose",
  previewRows: "Rows of the preview of a reading",
  previewColumns: "Columns of that preview",
  previewCellCharacters: "Characters of one of its cells",
  previewDebounceMs: "Milliseconds that the browser waits for more choices before it asks for a preview",
  sqlPages: "Pages of the result of a query that come at once; the others come when they are looked at",
  feedResults: "Tables of a feed that are asked for at a time",
  reviewQuestions: "Questions of a review that come at a time; those that settle most cells, first",
  reviewValues: "Different values of a question that are shown",
  decideCells: "Cells that one decision settles",
  pullRequestCells: "Cells of an edit that the stream of its table describes one by one; a larger edit is one `change`",
  editCellsBytes: "Bytes of the values of such an edit",
  leftOutRanges: "Ranges of rows that are excluded from a table, and that one edit excludes or restores",
  listedLeftOut: "Excluded rows of a table that are listed at a time",
  leftOutTexts: "Texts of such a row that are listed",
  editCells: "Cells that one edit changes, and that are copied at a time",
  proposalsPerTable: "Proposals of a table that wait, or came within a day; set by `PROPOSALS_PER_TABLE`",
  proposalsPerVisitor: "Those of one visitor in all tables; set by `PROPOSALS_PER_VISITOR`",
  proposalsPerAddress: "Those of one address in all tables; set by `PROPOSALS_PER_ADDRESS`",
  proposalCharacters: "Characters of a proposed value",
  decidedProposals: "Proposals that one call decides",
  listedDecidedProposals: "Proposals that were decided, as far as they are listed",
  keptProposalDays: "Days that a proposal is kept after it was decided",
  findCharacters: "Characters of what is looked for in a table, and of what replaces it",
  findSamples: "Cells of a replacement that are shown before it is made",
  findDebounceMs: "Milliseconds that the browser waits for another key before it looks",
  profileValues: "Different values of a column that its profile lists",
  profilePatterns: "Ways of writing that it lists",
  distributionBins: "Ranges of the histogram of a column, or values up to which text has one",
  farValues: "Values far from the others that are listed of a column",
  exportedRows: "Rows that are chosen for a file",
  exportedRowsBytes: "Bytes of the text that names them",
  selectedRows: "Rows that one call gives of those that fit a choice",
  rowIds: "Rows whose ids one call gives; the next ones are asked for with `from`",
  readRowsCells: "Cells that it gives of rows by their numbers",
  selectedValues: "Values of a column to choose rows by",
  selectedColumns: "Columns to choose rows by, and kinds of cells",
  boundCharacters: "Characters of an end of a range of numbers or days that rows are chosen by",
  sortedColumns: "Columns to sort rows by",
  componentRows: "First rows of a column in which its components are looked for",
  componentExamples: "Examples of each that are shown",
  maxComputedColumns: "Columns of a table that are made of components",
  alikeColumns: "Columns that one request decides alike",
  maxLoggedSteps: "Steps of the log of edits that can be asked for at a time",
  listedChanges: "Places of changes that it lists",
  maxFeedResults: "Tables of a feed that can be asked for at a time",
  searchResults: "Tables that a search finds at most",
  searchCharacters: "Characters of a search",
  heartbeatMs: "Milliseconds between signs of life on an event stream",
  callWaitSeconds:
    "Seconds that a call may wait for a worker; set by `CALL_WAIT_SECONDS`. By what the calls before it take, as many wait as the workers of their lane do in that time; one more is answered with 503 `overloaded` and the seconds in `Retry-After`. Visitors take turns: what one asks keeps nobody else's from waiting",
  pageWaitSeconds: "Seconds that a call with `wait: true` waits for a page; set by `PAGE_WAIT_SECONDS`",
  callsPerAddress: "Calls a minute from one address; set by `RATE_LIMIT_PER_MINUTE`",
  callsPerSession:
    "Calls a minute of one session, from all its addresses; set by `RATE_LIMIT_PER_SESSION`, else half of those from an address",
  callsPerKey:
    "Calls a minute with one API key, from all addresses; set by `RATE_LIMIT_PER_KEY`, else as many as from an address",
  uploadsPerMinute: "Uploads a minute from one address, of files and of URLs each",
  sessionsPerMinute: "Sessions a minute that are opened from one address",
  keyChecksPerMinute: "API keys a minute that one address has looked at",
  queriesPerMinute: "Queries a minute from one address",
  previewsPerMinute: "Previews of a reading a minute for one address",
  readingsPerMinute: "Files per minute that are read again for one address",
  streamsPerAddress: "Event streams that one address may have open; set by `STREAMS_PER_ADDRESS`",
  streamsPerSession: "Event streams that one session may have open; set by `STREAMS_PER_SESSION`",
  pastedRowsInLargeType: "Rows of pasted text up to which it is shown large",
  pastedLargePx: "Size of that text in pixels",
  pastedSmallPx: "Size of longer text in pixels",
  popup: "How pop-ups open",
};

const FILE: About<typeof DEFAULT_LIMITS> = {
  maxBytes: "Bytes",
  maxDecodedBytes: "Bytes, where it is not CSV in UTF-8",
  maxColumns: "Columns",
  maxRows: "Rows",
  maxCells: "Rows times columns",
  maxCharacters: "Characters of all cells together, where it is not CSV",
  maxCellCharacters: "Characters of a cell",
  maxUnpackedBytes: "Bytes of a packed file after unpacking",
  maxEntries: "Entries of an archive",
};

const REASONER: About<typeof REASONER_LIMITS> = {
  lines: "Lines of one request",
  lineCharacters: "Characters of a line",
  bodyBytes: "Bytes of one request",
  lineBodyBytes: "Bytes of a request for a single line",
  lineMs: "Milliseconds for one line",
  columnMs: "Milliseconds for all lines of a request",
  mostSolverMs: "Milliseconds that a search for more readings may ask for at most",
  waitingRequests: "Requests that wait at most; a further one is answered with 503",
};

const SQL: About<typeof SQL_LIMITS> = {
  queryCharacters: "Characters of a query",
  resultRows: "Rows of a result; the rest is cut off, and a note says so",
  resultColumns: "Columns of a result; likewise",
  resultMb: "MB of the texts of a result; likewise",
  cellCharacters: "Characters of a cell of a result; likewise",
  waitingOfSession: "Queries of a session that wait at most; a further one is answered with 429",
  listedTables: "Tables in each list beside the editor",
  namedTables: "Tables that a query may call by their names, and not by their ids",
  nearNames: "Names that are proposed for an unknown one",
  namesakes: "Tables that are listed where several have the name in a query",
};

export function limitsPage(): string {
  return page(
    generatedFrom("packages/contract/src/limits.ts, its schemas and packages/ingest/src/reader.ts"),
    "# Limits",
    "Those that an operator can change are defaults here; [configuration.md](configuration.md) lists the variables.",
    "## The product",
    limitTable(LIMITS, PRODUCT),
    "## A file",
    "A file beyond one of these is refused with the limit and the place.",
    limitTable(DEFAULT_LIMITS, FILE),
    "## The date reasoner",
    limitTable(REASONER_LIMITS, REASONER),
    "## Queries",
    "How long a query may take, and how much memory, are [settings](configuration.md): SQL_SECONDS and SQL_MEMORY_MB.",
    limitTable(SQL_LIMITS, SQL),
  );
}

function limitTable<Limits extends object>(limits: Limits, about: About<Limits>): string {
  const rows = Object.entries(limits).map(([name, value]) => [about[name as keyof Limits], inWords(value)]);
  return markdownTable(["Limit", "Value"], rows);
}

function inWords(value: unknown): string {
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${part}`)
    .join(", ");
}
