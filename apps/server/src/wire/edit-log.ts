/** What people have changed, as it crosses the wire. */
import { type EditLogReply, LIMITS, utcStamp } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { type CellSample, type EditStep, type StoredEdit, stepTexts, type TableNames } from "@limpid/edits";
import { entityClasses } from "@limpid/entities/classes";
import { answeredQuestion, type Decision, GIVEN_TEXT } from "@limpid/table";
import type { Edited, EditedSample } from "@limpid/worker-protocol";

interface EditLog {
  readonly table: TableRecord;
  readonly edits: readonly StoredEdit[];
  /** Newest first, and those of this page. */
  readonly asked: readonly EditStep[];
  readonly shown: readonly EditStep[];
  /** One sample cell for each step shown, if there is one. */
  readonly samples: readonly (CellSample | undefined)[];
  readonly found: Edited;
  readonly titles: ReadonlyMap<number, string>;
  /** The next one last. */
  readonly stacks: { readonly undo: readonly string[]; readonly redo: readonly string[] };
  readonly isOwn: (edit: StoredEdit) => boolean;
}

type Step = EditLogReply["steps"][number];

export function editLogToWire(log: EditLog): EditLogReply {
  const { table, asked, shown, samples, found, stacks } = log;
  const titles = [...log.titles].flatMap(([column, title]) => (title === table.columns[column]?.title ? [] : column));
  const renamed = titles.map((column) => ({ row: null, column }));
  let sampled = 0;
  return {
    version: table.version,
    changed: found.count + renamed.length,
    changed_places: [...renamed, ...found.places.map((place) => ({ ...place }))].slice(0, LIMITS.listedChanges),
    step_count: asked.length,
    steps: shown.map((step, index) => {
      const sample = samples[index] === undefined ? undefined : found.samples[sampled++];
      return stepToWire(step, sample, log);
    }),
    undo: nextFirst(stacks.undo),
    redo: nextFirst(stacks.redo),
  };
}

function nextFirst(ids: readonly string[]): string[] {
  return ids.slice(-LIMITS.maxLoggedSteps).toReversed();
}

function stepToWire(step: EditStep, sample: EditedSample | undefined, { table, edits, isOwn }: EditLog): Step {
  const { id, line, first, row, column, cells, isUndone } = step;
  const texts = sample ?? stepTexts(edits, step, namesIn(table));
  return {
    edit_uuid: id,
    dt_utc: utcStamp(first.dtUtc),
    username: first.username,
    own: isOwn(first),
    kind: line.kind,
    row,
    column,
    cells,
    ...texts,
    ...line.facts?.(first.value),
    undone: isUndone,
  };
}

const CLASS_TITLES: ReadonlyMap<string, string> = new Map(entityClasses.map(({ id, title }) => [id, title]));

/** A title, a class or an option of a decision, as people read it. */
function namesIn({ columns }: TableRecord): TableNames {
  return {
    title: (column) => columns[column]?.title ?? null,
    className: (id) => CLASS_TITLES.get(id) ?? id,
    optionLabel: (column, decision, option) =>
      optionLabel(columns[column]?.clean?.decisions ?? [], { decision, option }),
  };
}

interface Answer {
  readonly decision: string;
  readonly option: string;
}

/** One value of a question has the options of all its values, or a text of its own. */
function optionLabel(decisions: readonly Decision[], { decision, option }: Answer): string | undefined {
  const question = answeredQuestion(decision);
  if (question !== decision && option.startsWith(GIVEN_TEXT)) return option.slice(GIVEN_TEXT.length);
  const own = decisions.find(({ id }) => id === decision) ?? decisions.find(({ id }) => id === question);
  return own?.options.find(({ id }) => id === option)?.label;
}
