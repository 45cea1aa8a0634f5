/** What people have changed, as it crosses the wire. */
import { countRows, type EditLogReply, LIMITS, utcStamp } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import {
  type CellSample,
  type DecisionValue,
  type EditStep,
  type StoredEdit,
  valueBefore,
  WHOLE_TABLE,
} from "@limpid/edits";
import { entityClasses } from "@limpid/entities";
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
  const { id, kind, first, row, column, cells, isUndone } = step;
  const own = isOwn(first);
  const texts = sample ?? {
    before: wordsOf(valueBefore(edits, step), table) ?? (kind === "title" ? titleOf(table, column) : null),
    after: wordsOf(first, table),
  };
  return {
    edit_uuid: id,
    dt_utc: utcStamp(first.dtUtc),
    username: first.username,
    own,
    kind,
    row,
    column: column === WHOLE_TABLE ? null : column,
    cells,
    ...texts,
    ...(first.field === "decision" && { decision: first.value.decision }),
    ...(first.field === "rows" && { rows: countRows(first.value.rows), left_out: first.value.isLeftOut }),
    undone: isUndone,
  };
}

const CLASS_TITLES: ReadonlyMap<string, string> = new Map(entityClasses.map(({ id, title }) => [id, title]));

/** A title, a class or an option of a decision, as people read it. */
function wordsOf(edit: StoredEdit | undefined, table: TableRecord): string | null {
  if (edit?.field === "decision") {
    return optionWords(edit.value, table.columns[edit.columnIndex]?.clean?.decisions ?? []);
  }
  if (typeof edit?.value !== "string") return null;
  return edit.field === "class" ? (CLASS_TITLES.get(edit.value) ?? edit.value) : edit.value;
}

/** One value of a question has the options of all its values, or a text of its own. */
function optionWords({ decision, option }: DecisionValue, decisions: readonly Decision[]): string | null {
  const question = answeredQuestion(decision);
  if (option === null) return null;
  if (question !== decision && option.startsWith(GIVEN_TEXT)) return option.slice(GIVEN_TEXT.length);
  const own = decisions.find(({ id }) => id === decision) ?? decisions.find(({ id }) => id === question);
  return own?.options.find(({ id }) => id === option)?.label ?? option;
}

function titleOf({ columns }: TableRecord, column: number): string | null {
  return columns[column]?.title ?? null;
}
