#!/bin/sh
# Cleans a Parquet folder with GNU parallel: parallel.sh STUDY IN OUT WORKERS
# LIMPID and PYTHON say how they are called here.
study="$1" source="$2" target="$3" workers="$4"
limpid="${LIMPID:-limpid}" python="${PYTHON:-python3}"
mkdir -p "$target"
# recipe
parallel --jobs "$workers" --halt now,fail=1 \
  "$python parquet_rows.py {} | $limpid clean --study $study --header no --quiet -o $target/{/.}.csv" ::: "$source"/*.parquet
# end of recipe
