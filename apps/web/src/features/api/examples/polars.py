# pip install polars
import polars as pl

df = pl.read_parquet("http://localhost:8080/api/v1/get/TABLE/parquet")
print(df.schema)
print(df)
