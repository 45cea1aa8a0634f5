"""Cleans a Parquet folder with mapInPandas of Apache Spark: spark_map.py STUDY IN OUT WORKERS"""

import os
import sys
import time

from pyspark.sql import SparkSession

study, source, target, workers = sys.argv[1:]

session = (
    SparkSession.builder.master(f"local-cluster[{workers},1,2048]")
    .config("spark.executor.memory", "1g")
    .config("spark.ui.enabled", "false")
    .config("spark.executorEnv.LIMPID", os.environ["LIMPID"])
    .config("spark.submit.pyFiles", os.path.join(os.path.dirname(os.path.abspath(__file__)), "limpid_map.py"))
    .getOrCreate()
)
session.range(100).repartition(int(workers)).count()
started = time.perf_counter()
# recipe
import pyarrow as pa
from limpid_map import clean_batches

rows = session.read.parquet(source)
names = rows.columns


def clean(frames):
    batches = (pa.RecordBatch.from_pandas(frame, preserve_index=False) for frame in frames)
    for batch in clean_batches(batches, study, names):
        yield batch.to_pandas()


rows.mapInPandas(clean, rows.schema).write.parquet(target)
# end of recipe
print(time.perf_counter() - started)
session.stop()
