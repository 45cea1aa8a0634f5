"""Files, comma-separated in UTF-8 with a header, to what a peer makes of each column and cell: types, and the rows as its own CSV has them.

With `time=yes` the table has semicolons and decimal commas, which each is told where it can be, and only its size and last cell are given back."""
import csv
import io

DATE, NUMBER, BOOLEAN, TEXT = "date", "number", "boolean", "text"


def written(text, types):
    _, *rows = csv.reader(io.StringIO(text, newline=""))
    return {"types": types, "rows": rows}


def pandas(time=None):
    """convert_dtypes, which is to give the best types; it looks for no dates by itself."""
    import pandas as pd

    def kind(dtype):
        api = pd.api.types
        if api.is_bool_dtype(dtype):
            return BOOLEAN
        if api.is_datetime64_any_dtype(dtype):
            return DATE
        return NUMBER if api.is_numeric_dtype(dtype) else TEXT

    def read(path):
        if time:
            table = pd.read_csv(path, sep=";", decimal=",").convert_dtypes()
            return {"rows": len(table), "last": str(table.iloc[-1, -1])}
        table = pd.read_csv(path).convert_dtypes()
        return written(table.to_csv(index=False), [kind(dtype) for dtype in table.dtypes])

    return read


def polars(time=None):
    """try_parse_dates, and types from all rows instead of the first hundred; not for time, where that alone would take it seconds."""
    import polars as pl

    def kind(dtype):
        if dtype == pl.Boolean:
            return BOOLEAN
        return NUMBER if dtype.is_numeric() else DATE if dtype.is_temporal() else TEXT

    def read(path):
        if time:
            table = pl.read_csv(path, separator=";", decimal_comma=True, try_parse_dates=True)
            return {"rows": table.height, "last": str(table[-1, -1])}
        table = pl.read_csv(path, try_parse_dates=True, infer_schema_length=None)
        return written(table.write_csv(), [kind(dtype) for dtype in table.dtypes])

    return read


def duckdb(time=None):
    """read_csv that sniffs the whole file; the order of dates is its own finding."""
    import duckdb as duck

    connection = duck.connect(config={"threads": 1})

    def kind(name):
        if name == "BOOLEAN":
            return BOOLEAN
        if name.startswith(("DATE", "TIME")):
            return DATE
        return NUMBER if name.startswith(("BIGINT", "DOUBLE", "INTEGER", "DECIMAL", "HUGEINT")) else TEXT

    def read(path):
        if time:
            connection.execute("drop table if exists loaded")
            connection.execute(
                "create table loaded as select * from read_csv(?, delim = ';', decimal_separator = ',', sample_size = -1)",
                [path],
            )
            rows, last = connection.execute("select count(*), max_by(note, id) from loaded").fetchone()
            return {"rows": rows, "last": last}
        relation = connection.execute("select * from read_csv(?, header = true, delim = ',', sample_size = -1)", [path])
        types = [kind(str(column[1])) for column in relation.description]
        rows = [["" if cell is None else shown(cell) for cell in row] for row in relation.fetchall()]
        return {"types": types, "rows": rows}

    def shown(cell):
        return str(cell).lower() if isinstance(cell, bool) else str(cell)

    return read


def csvkit(time=None):
    """agate's types, as csvkit's in2csv finds them."""
    import agate

    kinds = {agate.Boolean: BOOLEAN, agate.Date: DATE, agate.DateTime: DATE, agate.Number: NUMBER}

    def read(path):
        if time:
            table = agate.Table.from_csv(path, delimiter=";", sniff_limit=0)
            return {"rows": len(table.rows), "last": str(table.rows[-1][-1])}
        table = agate.Table.from_csv(path, sniff_limit=0)
        text = io.StringIO(newline="")
        table.to_csv(text)
        return written(text.getvalue(), [kinds.get(type(one), TEXT) for one in table.column_types])

    return read
