"""Cleans a Parquet folder with pipe of Apache Spark: spark_pipe.py STUDY IN OUT WORKERS"""

import os
import sys
import time

from pyspark.sql import SparkSession

study, source, target, workers = sys.argv[1:]
limpid = os.environ.get("LIMPID", "limpid")

session = (
    SparkSession.builder.master(f"local-cluster[{workers},1,2048]")
    .config("spark.executor.memory", "1g")
    .config("spark.ui.enabled", "false")
    .getOrCreate()
)
session.range(100).repartition(int(workers)).count()
started = time.perf_counter()
# recipe
from pyspark.sql import functions as F

rows = session.read.parquet(source)
lines = rows.select(F.to_csv(F.struct("*"), {"escape": '"', "emptyValue": '""', "nullValue": ""}))
cleaned = (
    lines.rdd.map(lambda row: row[0])
    .pipe(f"{limpid} clean --study {study} --header no --quiet", checkCode=True)
    .map(lambda line: line.rstrip("\r"))
)
session.read.csv(cleaned, schema=rows.schema, escape='"').write.parquet(target)
# end of recipe
print(time.perf_counter() - started)
session.stop()
