/** The result of a query in the grid: to be read only. */
import { LIMITS } from "@limpid/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "../../../lib/store.ts";
import { chooseAlignment, headerWidth, NO_SHAPE } from "../../../ui/grid/column-shape.ts";
import { fitWidth, limitWidth } from "../../../ui/grid/column-width.ts";
import { Grid } from "../../../ui/grid/grid.tsx";
import { GridSkeleton } from "../../../ui/grid/grid-skeleton.tsx";
import type { GridCell, GridColumn, GridSource } from "../../../ui/grid/grid-source.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { LoadError } from "./load-error.tsx";
import styles from "./result.module.css";
import { loadView, type ViewLoader, type ViewRows } from "./view-rows.ts";
import { WholeCell } from "./whole-cell.tsx";

const ROW_PX = 32;
const HEADER_PX = 48;
const FITTED_PAGES = 100;

interface ResultGridProps {
  readonly viewId: string;
  readonly endNotice: string;
}

export function ResultGrid({ viewId, endNotice }: ResultGridProps) {
  const [loader, setLoader] = useState<ViewLoader | null>(null);
  useEffect(() => {
    const started = loadView(viewId);
    setLoader(started);
    return started.stop;
  }, [viewId]);
  if (loader === null) return <GridSkeleton headerPx={HEADER_PX} rowPx={ROW_PX} />;
  return <LoadedGrid key={viewId} loader={loader} endNotice={endNotice} />;
}

function LoadedGrid({ loader, endNotice }: { readonly loader: ViewLoader; readonly endNotice: string }) {
  const rows = useStore(loader.store);
  const [widths, setWidths] = useState<ReadonlyMap<number, number>>(new Map());
  const [opened, setOpened] = useState<Position | null>(null);
  const seen = useRef({ first: 0, last: 0 });
  const source = useSource(rows, widths);
  const setWidth = (column: number, widthPx: number): void => setWidths(new Map(widths).set(column, widthPx));
  useEffect(() => {
    if (rows.isLoaded) loader.want(seen.current.first, seen.current.last);
  }, [loader, rows.isLoaded]);
  if (rows.error !== null) return <LoadError error={rows.error} />;
  if (rows.columns.length === 0) return <GridSkeleton headerPx={HEADER_PX} rowPx={ROW_PX} />;
  return (
    <>
      <WholeCell
        title={opened === null ? "" : (rows.columns[opened.column]?.title ?? "")}
        cell={opened === null ? null : cellAt(rows, opened.row, opened.column)}
        onClose={() => setOpened(null)}
      />
      <Grid
        label="Result"
        source={source}
        rowPx={ROW_PX}
        headerPx={HEADER_PX}
        renderHeader={(column) => (
          <ResultHeader title={rows.columns[column]?.title} type={rows.columns[column]?.type} />
        )}
        endNotice={rows.isLoaded && endNotice}
        onEdit={ignore}
        onClear={ignore}
        onOpen={setOpened}
        onActive={ignore}
        onRows={(first, last) => {
          seen.current = { first, last };
          loader.want(first, last);
        }}
        onResize={(column, widthPx) => setWidth(column, limitWidth(widthPx))}
        onFit={(column) =>
          setWidth(column, fitWidth(textsOf(rows, column), headerWidth(rows.columns[column]?.title ?? "")))
        }
      />
    </>
  );
}

const ignore = (): void => undefined;

function ResultHeader({
  title = "",
  type = "",
}: {
  readonly title?: string | undefined;
  readonly type?: string | undefined;
}) {
  return (
    <div className={styles.header}>
      <span className={styles.title} title={title}>
        {title}
      </span>
      <span className="soft small">{type}</span>
    </div>
  );
}

function useSource(rows: ViewRows, widths: ReadonlyMap<number, number>): GridSource {
  const { columns, shapes } = rows;
  const gridColumns = useMemo(
    () =>
      columns.map((column, index): GridColumn => {
        const shape = shapes[index] ?? NO_SHAPE;
        const { id, title } = column;
        return { id, title, widthPx: widths.get(index) ?? shape.widthPx, align: chooseAlignment(column, shape) };
      }),
    [columns, shapes, widths],
  );
  return useMemo(
    () => ({
      rowCount: rows.rowCount,
      columns: gridColumns,
      cellAt: (row, column) => cellAt(rows, row, column),
      editTextAt: (row, column) => cellAt(rows, row, column)?.text ?? "",
    }),
    [rows, gridColumns],
  );
}

function cellAt({ pages, rawPages }: ViewRows, row: number, column: number): GridCell | null {
  const page = Math.floor(row / LIMITS.pageSize);
  const cell = pages.get(page)?.[row % LIMITS.pageSize]?.[column];
  if (cell !== undefined)
    return {
      text: cell.output ?? "",
      marks: cell.has_data ? "" : "missing",
      note: noteOf(cell.has_data),
      isReadOnly: true,
    };
  const raw = rawPages.get(page)?.[row % LIMITS.pageSize]?.[column];
  return raw === undefined ? null : { text: raw, marks: "", note: "", isReadOnly: true };
}

const noteOf = (hasData: boolean): string => (hasData ? "" : "No value");

function textsOf({ pages }: ViewRows, column: number): readonly string[] {
  return [...pages.values()].slice(0, FITTED_PAGES).flatMap((rows) => rows.map((cells) => cells[column]?.output ?? ""));
}
