# pip install pyarrow
import io
import urllib.request

import pyarrow.parquet as pq

with urllib.request.urlopen("http://localhost:8080/api/v1/get/TABLE/parquet") as file:
    table = pq.read_table(io.BytesIO(file.read()))
print(table.schema)
