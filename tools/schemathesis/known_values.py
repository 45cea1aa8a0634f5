"""Puts ids that there are into two of three requests, so that these get further than to a refusal."""

import json
import os
import zlib

import schemathesis

KNOWN = json.loads(os.environ["KNOWN_VALUES"])


def with_known(values):
    if not isinstance(values, dict):
        return values
    seed = zlib.crc32(repr(values).encode())
    if seed % 3 == 0:
        return values
    return {name: KNOWN.get(name, value) if isinstance(value, str) else value for name, value in values.items()}


@schemathesis.hook
def map_body(context, body):
    return with_known(body)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    return with_known(path_parameters)
