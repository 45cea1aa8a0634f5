/** The editor of queries. CodeMirror keeps its own state; what the screen needs of it goes through a handle. */
import { autocompletion } from "@codemirror/autocomplete";
import { PostgreSQL, sql } from "@codemirror/lang-sql";
import { setDiagnostics } from "@codemirror/lint";
import { Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { styleNonce } from "../../../lib/style-nonce.ts";
import { useStableCallback } from "../../../ui/grid/use-stable-callback.ts";
import type { ListedTable } from "../api/use-listed-tables.ts";
import { wordAt } from "../model/place.ts";
import { completeNames } from "./complete.ts";
import { editorLook } from "./editor-look.ts";
import styles from "./query-editor.module.css";

export interface EditorHandle {
  /** Puts a text where the cursor is. */
  readonly insert: (text: string) => void;
  readonly focus: () => void;
}

export interface Mistake {
  readonly message: string;
  readonly position: number;
}

interface QueryEditorProps {
  readonly ref?: Ref<EditorHandle>;
  readonly query: string;
  readonly tables: readonly ListedTable[];
  readonly mistake: Mistake | null;
  readonly onChange: (query: string) => void;
  readonly onRun: () => void;
}

export function QueryEditor({ ref, query, tables, mistake, onChange, onRun }: QueryEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const known = useRef(tables);
  known.current = tables;
  const run = useStableCallback(() => {
    onRun();
    return true;
  });
  const change = useStableCallback(onChange);

  useEffect(() => {
    if (place.current === null) return;
    const view = new EditorView({
      parent: place.current,
      extensions: [
        Prec.highest(keymap.of([{ key: "Mod-Enter", preventDefault: true, run }])),
        basicSetup,
        EditorView.lineWrapping,
        sql({ dialect: PostgreSQL, upperCaseKeywords: true }),
        PostgreSQL.language.data.of({ autocomplete: completeNames(() => known.current) }),
        autocompletion({ icons: false }),
        editorLook,
        EditorView.cspNonce.of(styleNonce()),
        EditorView.contentAttributes.of({ "aria-label": "Query" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) change(update.state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    return () => view.destroy();
  }, [run, change]);

  useEffect(() => {
    const view = editor.current;
    if (view === null || view.state.doc.toString() === query) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: query } });
  }, [query]);

  useEffect(() => {
    const view = editor.current;
    if (view === null) return;
    const text = view.state.doc.toString();
    const marks = mistake === null ? [] : [{ ...wordAt(text, mistake.position), ...NO_NAME, message: mistake.message }];
    view.dispatch(setDiagnostics(view.state, marks));
    if (mistake !== null && view.hasFocus)
      view.dispatch({ selection: { anchor: marks[0]?.from ?? 0 }, scrollIntoView: true });
  }, [mistake]);

  useImperativeHandle(ref, () => ({
    insert: (text) => {
      const view = editor.current;
      if (view === null) return;
      view.dispatch(view.state.replaceSelection(text));
      view.focus();
    },
    focus: () => editor.current?.focus(),
  }));

  return <div ref={place} className={styles.editor} />;
}

const NO_NAME = { severity: "error" } as const;
