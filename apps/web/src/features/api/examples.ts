/** Code that reads a cleaned table elsewhere. A test runs each against a started server. */
import arrow from "./examples/arrow.R?raw";
import base from "./examples/base.R?raw";
import curl from "./examples/curl.sh?raw";
import duckdb from "./examples/duckdb.py?raw";
import fetch from "./examples/fetch.mjs?raw";
import pandas from "./examples/pandas.py?raw";
import polars from "./examples/polars.py?raw";
import pyarrow from "./examples/pyarrow.py?raw";

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly code: string;
}

const EXAMPLES: readonly Example[] = [
  { id: "curl", title: "curl", code: curl },
  { id: "pandas", title: "pandas", code: pandas },
  { id: "polars", title: "Polars", code: polars },
  { id: "pyarrow", title: "PyArrow", code: pyarrow },
  { id: "duckdb", title: "DuckDB", code: duckdb },
  { id: "r", title: "R", code: base },
  { id: "arrow", title: "R with arrow", code: arrow },
  { id: "javascript", title: "JavaScript", code: fetch },
];

/** Fills in the address of this server, so that the examples run as they are. */
export function examplesFor(origin: string): readonly Example[] {
  return EXAMPLES.map(({ code, ...example }) => ({
    ...example,
    code: code.replaceAll("http://localhost:8080", origin).trimEnd(),
  }));
}
