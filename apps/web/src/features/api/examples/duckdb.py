# pip install duckdb
import urllib.request

import duckdb

urllib.request.urlretrieve("http://localhost:8080/api/v1/get/TABLE/parquet", "table.parquet")
print(duckdb.sql("describe from 'table.parquet'"))
print(duckdb.sql("from 'table.parquet' limit 10"))
