"""Writes the rows of Parquet files as CSV to stdout, without titles: parquet_rows.py FILE …"""

import sys

from pyarrow import csv, parquet

for path in sys.argv[1:]:
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches():
            csv.write_csv(batch, sys.stdout.buffer, csv.WriteOptions(include_header=False))
