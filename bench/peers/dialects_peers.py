"""Files to delimiter, quote, header and the table that is read with them: what the scorer of the evaluation data asks for."""


def described(rows, **dialect):
    """`rows` is the table without its header, as lists of texts."""
    rows = [list(row) for row in rows]
    return {
        **dialect,
        "num_rows": len(rows),
        "num_columns": max((len(row) for row in rows), default=0),
        "first_row": rows[0] if rows else [],
        "last_row": rows[-1] if rows else [],
    }


def clevercsv():
    """Dialect and header as its standardize command finds them, on the whole file."""
    import clevercsv as clever

    def read(path):
        text = open(path, encoding="utf-8-sig", newline="").read()
        dialect = clever.Detector().detect(text)
        if dialect is None:
            return {"error": "no dialect"}
        has_header = clever.Sniffer().has_header(text)
        rows = list(clever.reader(text.splitlines(keepends=True), dialect))
        return described(
            rows[1:] if has_header else rows,
            delimiter=dialect.delimiter,
            quotechar=dialect.quotechar,
            header=has_header,
        )

    return read


def csvkit():
    """agate, which csvkit reads with: the sniffer of Python on the whole file, and a header unless told otherwise."""
    import csv

    import agate

    def read(path):
        with open(path, encoding="utf-8-sig", newline="") as file:
            text = file.read()
        dialect = csv.Sniffer().sniff(text)
        table = agate.Table.from_csv(
            path, sniff_limit=None, encoding="utf-8-sig", column_types=agate.TypeTester(types=[agate.Text(cast_nulls=False)])
        )
        rows = [["" if cell is None else cell for cell in row] for row in table.rows]
        return described(rows, delimiter=dialect.delimiter, quotechar=dialect.quotechar, header=True)

    return read


def duckdb():
    """sniff_csv on the whole file, then read_csv with all columns as text."""
    import duckdb as duck

    connection = duck.connect(config={"threads": 1})

    def read(path):
        sniffed = connection.execute(
            "select Delimiter, Quote, HasHeader, SkipRows from sniff_csv(?, sample_size = -1)", [path]
        ).fetchone()
        rows = connection.execute("select * from read_csv(?, all_varchar = true, sample_size = -1)", [path]).fetchall()
        delimiter, quote, has_header, skip = sniffed
        # Without a quote in the file it tells none; the others tell the usual one.
        quote = '"' if quote in ("\0", "(empty)", "", None) else quote
        texts = [["" if cell is None else cell for cell in row] for row in rows]
        return described(texts, delimiter=delimiter, quotechar=quote, header=has_header, skiprows=skip)

    return read


def pandas():
    """sep=None: the sniffer of Python on the first line. A header is taken for granted."""
    import pandas as pd

    def read(path):
        table = pd.read_csv(path, sep=None, engine="python", dtype=str, keep_default_na=False, encoding="utf-8-sig")
        header = [str(title) for title in table.columns]
        rows = table.fillna("").values.tolist()
        with open(path, encoding="utf-8-sig", newline="") as file:
            import csv

            dialect = csv.Sniffer().sniff(next((line for line in file if line.strip()), ""))
        return {**described(rows, delimiter=dialect.delimiter, quotechar=dialect.quotechar, header=True), "column_names": header}

    return read
