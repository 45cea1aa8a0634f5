/** Which files of the store a worker reads and writes in a call. */
import type { HeldFiles } from "@limpid/files";
import type { LookupMethods } from "./tables-methods.ts";
import type { ColumnReading } from "./values-methods.ts";
import type { WorkerMethods } from "./worker-methods.ts";

type Paths = readonly (string | null)[];
type Needs = { readonly reads?: Paths; readonly hints?: Paths; readonly writes?: Paths };
type FilesOf<Name extends keyof WorkerMethods> = (input: WorkerMethods[Name]["input"]) => Needs;

const none = (): Needs => ({});
const ofReview = ({ paths, computed }: WorkerMethods[keyof LookupMethods]["input"]) => ({
  reads: [...Object.values(paths), ...computed.map(({ path }) => path)],
  hints: computed.map(({ reading }) => reading.studyPath),
});
const ofProfile = (input: WorkerMethods["profileColumn"]["input"]): Needs => {
  const { reads, hints } = ofReview(input);
  return { reads, hints: [...hints, ...input.wanted.columns.map(({ keptPath }) => keptPath)] };
};
const ofReading = ({ reading }: { readonly reading: ColumnReading }): Needs => ({ hints: [reading.studyPath] });

/** Lookups that read no more than the table are not listed. */
type Listed =
  | Exclude<keyof WorkerMethods, keyof LookupMethods>
  | "profileColumn"
  | "columnDistribution"
  | "describeCells";

const FILES_OF: { readonly [Name in Listed]: FilesOf<Name> } = {
  cleanFile: ({ uploadPath, kept, ingestPath, paths }) => ({
    reads: [uploadPath],
    hints: [kept?.table ?? null, kept?.study ?? null],
    writes: [ingestPath, paths.clean, paths.review, paths.plain, kept?.table ?? null, kept?.study ?? null],
  }),
  checkValues: ({ studyPath }) => ({ hints: [studyPath] }),
  previewFile: ({ uploadPath }) => ({ reads: [uploadPath] }),
  readWhole: ({ paths }) => ({ reads: paths }),
  readIngestRows: ({ path }) => ({ reads: [path] }),
  readCleanRows: ({ paths }) => ({ reads: Object.values(paths) }),
  answerIngestRows: ({ path }) => ({ reads: [path] }),
  answerCleanRows: ({ paths, readings }) => ({
    reads: Object.values(paths),
    hints: readings.map(({ studyPath }) => studyPath),
  }),
  keepProfile: ({ paths, wanted }) => ({ reads: Object.values(paths), writes: [wanted.keptPath] }),
  keepComputed: ({ paths, computed }) => ({
    reads: Object.values(paths),
    hints: [computed.reading.studyPath],
    writes: [computed.path],
  }),
  readParts: ofReading,
  findComponents: ofReading,
  profileColumn: ofProfile,
  columnDistribution: ofProfile,
  reportChanges: ({ paths, reportPath }) => ({ reads: Object.values(paths), writes: [reportPath] }),
  describeCells: ({ paths, wanted }) => ({ reads: [...Object.values(paths), wanted.clean] }),
  exportTable: ({ paths, readings, versionPath, exportPath }) => ({
    reads: [...Object.values(paths), versionPath],
    hints: readings.map(({ studyPath }) => studyPath),
    writes: [versionPath, exportPath],
  }),
  keepView: ({ outPath }) => ({ writes: [outPath] }),
  answerViewRows: ({ path }) => ({ reads: [path] }),
  exportView: ({ rowsPath, exportPath }) => ({ reads: [rowsPath], writes: [exportPath] }),
  reasonColumn: none,
  solveLine: none,
  embedTexts: none,
  warmUp: none,
};

export function filesOfCall<Name extends keyof WorkerMethods>(
  method: Name,
  input: WorkerMethods[Name]["input"],
): HeldFiles {
  const listed: Readonly<Record<string, FilesOf<Name> | undefined>> = FILES_OF as never;
  const { reads = [], hints = [], writes = [] } = (listed[method] ?? (ofReview as FilesOf<Name>))(input);
  return { reads: pathsIn(reads), hints: pathsIn(hints), writes: pathsIn(writes) };
}

function pathsIn(paths: Paths): string[] {
  return paths.filter((path) => path !== null);
}
