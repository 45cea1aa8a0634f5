/** The SQL screen: an editor, the tables to query, and the result of the query in the grid. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useListedTables } from "./api/use-listed-tables.ts";
import { useNamedTables } from "./api/use-named-tables.ts";
import { Divider } from "./divider.tsx";
import type { EditorHandle, Mistake } from "./editor/query-editor.tsx";
import { idsIn, sampleQuery, tableName } from "./model/names.ts";
import { wordAt } from "./model/place.ts";
import { QueryBar } from "./query-bar.tsx";
import { ResultPane } from "./result/result-pane.tsx";
import styles from "./sql-screen.module.css";
import { TableList } from "./tables/table-list.tsx";
import { type QueryState, useQueryRuns } from "./use-query-runs.ts";

const QueryEditor = lazy(async () => ({ default: (await import("./editor/query-editor.tsx")).QueryEditor }));

interface SqlScreenProps {
  /** Null before there is a result. */
  readonly viewId: string | null;
  readonly onView: (viewId: string) => void;
}

const EDITOR_PX = 180;

export function SqlScreen({ viewId, onView }: SqlScreenProps) {
  const [query, setQuery] = useState("");
  const [editorPx, setEditorPx] = useState(EDITOR_PX);
  const editor = useRef<EditorHandle>(null);
  const { state, run, cancel, forgetMistake } = useQueryRuns(viewId, { onView, onQuery: setQuery });
  const listed = useListedTables();
  const known = useKnownTables(listed.data, query, state);
  useSample(viewId === null && query === "", known[0]?.sql_name, listed.isPending, setQuery);

  // The editor shows each mistake once: what is typed or moved afterwards stays.
  const mistake = useMemo(() => mistakeOf(state), [state]);
  const insert = (text: string): void => editor.current?.insert(text);
  const replaceTable = (position: number, sqlName: string): void => {
    const { from, to } = wordAt(query, position);
    const text = `${query.slice(0, from)}${tableName(sqlName)}${query.slice(to)}`;
    setQuery(text);
    run(text);
  };
  const canRun = query.trim() !== "" && state.kind !== "running";
  return (
    <section className={styles.screen} aria-label="SQL">
      <h1 className="visually-hidden">SQL</h1>
      <TableList own={listed.data?.own ?? []} all={known} listed={listed} onInsert={insert} />
      <div className={styles.work}>
        <div className={styles.editor} style={{ height: editorPx }}>
          <Suspense fallback={<pre className={styles.waiting}>{query}</pre>}>
            <QueryEditor
              ref={editor}
              query={query}
              tables={known}
              mistake={mistake}
              onChange={(text) => {
                if (text === query) return;
                setQuery(text);
                forgetMistake();
              }}
              onRun={() => canRun && run(query)}
            />
          </Suspense>
        </div>
        <QueryBar
          state={state}
          query={query}
          canRun={canRun}
          onRun={() => run(query)}
          onCancel={cancel}
          onReplaceTable={replaceTable}
        />
        <Divider heightPx={editorPx} onHeight={setEditorPx} />
        <ResultPane state={state} isEmpty={listed.isSuccess && known.length === 0} />
      </div>
    </section>
  );
}

/** Gives each table of the lists once, and then others that the query or its result names. */
function useKnownTables(lists: ReturnType<typeof useListedTables>["data"], query: string, state: QueryState) {
  const listed = useMemo(() => [...(lists?.own ?? []), ...(lists?.newest ?? [])], [lists]);
  const read = state.kind === "done" ? state.result.tables.map(({ id }) => id) : [];
  const ids = lists === undefined ? [] : [...new Set([...idsIn(query), ...read])];
  const missing = ids.filter((id) => !listed.some((table) => table.id === id));
  const named = useNamedTables(missing);
  return useMemo(() => [...listed, ...named], [listed, named]);
}

/** Before the user types, the editor holds a query on an own table, or else on the newest one. */
function useSample(
  isEmpty: boolean,
  sqlName: string | undefined,
  isPending: boolean,
  onSample: (query: string) => void,
): void {
  const isGiven = useRef(false);
  useEffect(() => {
    if (isGiven.current || isPending || !isEmpty) return;
    isGiven.current = true;
    onSample(sampleQuery(sqlName));
  }, [isEmpty, isPending, sqlName, onSample]);
}

function mistakeOf(state: QueryState): Mistake | null {
  if (state.kind !== "failed" || state.problem.position === null) return null;
  return { message: state.problem.reason, position: state.problem.position };
}
