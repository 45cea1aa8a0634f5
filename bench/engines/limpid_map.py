"""Rows of Arrow through `limpid clean --study`: one process for many batches, which are sent while cleaned ones are read."""

import os
import subprocess
import threading

import pyarrow as pa
from pyarrow import csv

LIMPID = os.environ.get("LIMPID", "limpid").split()


def clean_batches(batches, study, names):
    """Yields cleaned batches, all of text, in the order of the rows; null is no data. `batches` holds columns of text."""
    command = [*LIMPID, "clean", "--study", study, "--header", "no", "--quiet"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    sender = Sender(batches, process.stdin)
    sender.start()
    invalid = None
    try:
        # An empty field is no data, and a quoted one an empty text.
        reader = csv.open_csv(
            process.stdout,
            read_options=csv.ReadOptions(column_names=names, block_size=4 << 20),
            parse_options=csv.ParseOptions(newlines_in_values=True),
            convert_options=csv.ConvertOptions(
                column_types={name: pa.string() for name in names},
                null_values=[""],
                strings_can_be_null=True,
                quoted_strings_can_be_null=False,
            ),
        )
        yield from reader
    except pa.ArrowInvalid as error:
        # So it is, too, where nothing comes out.
        invalid = error
    finally:
        process.stdout.close()
        sender.join()
        code = process.wait()
    if sender.error is not None:
        raise sender.error
    if code != 0:
        raise RuntimeError(f"limpid ended with {code}; the reason stands in the log")
    if invalid is not None and sender.rows > 0:
        raise invalid


class Sender(threading.Thread):
    """Writes the rows as CSV, and closes the pipe behind them."""

    def __init__(self, batches, pipe):
        super().__init__(daemon=True)
        self.batches, self.pipe, self.rows, self.error = batches, pipe, 0, None

    def run(self):
        try:
            with self.pipe:
                for batch in self.batches:
                    self.rows += batch.num_rows
                    csv.write_csv(batch, self.pipe, csv.WriteOptions(include_header=False))
        except BrokenPipeError:
            pass  # limpid has ended and says why.
        except Exception as error:
            self.error = error
