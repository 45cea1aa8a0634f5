/** The rows of a view as far as they are here: the original, then the cleaned pages (specification §4), and those scrolled to. */
import { type CellReply, type ColumnReply, LIMITS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { createStore, type Store } from "../../../lib/store.ts";
import { type ColumnShape, shapeColumns } from "../../../ui/grid/column-shape.ts";
import { addPage, listPages, type PageMap } from "../../../ui/grid/page-map.ts";
import { createRowLoader, type RowLoader } from "../../../ui/grid/row-loader.ts";

export interface ViewRows {
  readonly rowCount: number;
  readonly columns: readonly ColumnReply[];
  readonly shapes: readonly ColumnShape[];
  readonly rawPages: PageMap<readonly string[]>;
  readonly pages: PageMap<readonly CellReply[]>;
  readonly isLoaded: boolean;
  /** Why there are none. */
  readonly error: unknown;
}

export interface ViewLoader extends RowLoader {
  readonly store: Store<ViewRows>;
}

const MAX_PAGES = 200;
const NOTHING: ViewRows = {
  rowCount: 0,
  columns: [],
  shapes: [],
  rawPages: new Map(),
  pages: new Map(),
  isLoaded: false,
  error: null,
};

export function loadView(viewId: string): ViewLoader {
  const store = createStore(NOTHING);
  const stop = new AbortController();
  const change = (changes: Partial<ViewRows>): void => store.set({ ...store.get(), ...changes });
  const { signal } = stop;
  const params = { job_uuid: viewId };

  const loadPage = async (page: number, until: AbortSignal): Promise<void> => {
    const body = { ...params, page, page_size: LIMITS.pageSize, wait: false };
    const { data } = await call("cleanPage", { params, body, signal: until });
    const rows = data.map(({ cells }) => cells);
    change({ pages: addPage(store.get().pages, { page, rows }, { nearPage: page, maxPages: MAX_PAGES }) });
  };

  const load = async (): Promise<void> => {
    const body = { ...params, page: 0, page_size: LIMITS.pageSize, wait: false };
    const [original, raw] = await Promise.all([
      call("ingestColumns", { params, body: params, signal }),
      call("ingestPage", { params, body, signal }),
    ]);
    const texts = raw.data.map(({ cells }) => cells.map(({ raw_input }) => raw_input));
    change({
      columns: original,
      shapes: shapeColumns(original, texts),
      rawPages: new Map([[0, texts]]),
      rowCount: texts.length,
    });
    const [columns, rows] = await Promise.all([
      call("cleanColumns", { params, body: params, signal }),
      call("cleanRows", { params, body: params, signal }),
    ]);
    change({ columns, rowCount: rows.length });
    const last = Math.min(LIMITS.sqlPages, Math.ceil(rows.length / LIMITS.pageSize));
    for (let page = 0; page < last; page++) await loadPage(page, signal);
    change({ isLoaded: true });
  };
  void load().catch((error: unknown) => {
    if (!signal.aborted) change({ error });
  });
  const rows = createRowLoader((first, last) => {
    const { isLoaded, rowCount, pages } = store.get();
    if (!isLoaded) return [];
    const missing = listPages(first, Math.min(last, rowCount - 1), LIMITS.pageSize).filter((page) => !pages.has(page));
    return missing.map((page) => ({ key: String(page), fetch: (until) => loadPage(page, until) }));
  });
  return {
    store,
    want: rows.want,
    stop: () => {
      stop.abort();
      rows.stop();
    },
  };
}
