"""Cleans a Parquet folder with Ray Data: ray_map.py STUDY IN OUT WORKERS"""

import os
import sys
import time

import ray
from ray.cluster_utils import Cluster

study, source, target, workers = sys.argv[1:]

nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 512 << 20})
for _ in range(1, int(workers)):
    nodes.add_node(num_cpus=1, object_store_memory=512 << 20)
here = os.path.dirname(os.path.abspath(__file__))
ray.init(address=nodes.address, runtime_env={"env_vars": {"LIMPID": os.environ["LIMPID"], "PYTHONPATH": here}})
started = time.perf_counter()
# recipe
import pyarrow as pa
from limpid_map import clean_batches


def clean(table):
    names = table.column_names
    return pa.Table.from_batches(clean_batches(table.to_batches(), study, names), table.schema)


rows = ray.data.read_parquet(source)
rows.map_batches(clean, batch_format="pyarrow", batch_size=None).write_parquet(target)
# end of recipe
print(time.perf_counter() - started)
ray.shutdown()
nodes.shutdown()
