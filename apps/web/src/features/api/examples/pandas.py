# pip install pandas pyarrow
import pandas as pd

df = pd.read_parquet("http://localhost:8080/api/v1/get/TABLE/parquet", dtype_backend="pyarrow")
print(df.dtypes)
print(df)
