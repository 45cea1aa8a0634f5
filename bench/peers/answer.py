"""Has one of the peers answer the lines of standard input, each with a line of JSON: answer.py KIND PEER [OPTION=VALUE ...]

KIND is "dates" (lines of text), "dialects" or "tables" (paths). The seconds of CPU time that the answers took, without
the start and the imports, go to standard error at the end."""
import importlib
import json
import sys
import time

kind, peer, *given = sys.argv[1:]
answer = getattr(importlib.import_module(f"{kind}_peers"), peer)(**dict(one.split("=", 1) for one in given))


def put(result):
    sys.stdout.write(json.dumps(result, ensure_ascii=False, default=str) + "\n")
    sys.stdout.flush()


cpu = 0.0
if getattr(answer, "reads_all", False):
    lines = sys.stdin.read().splitlines()
    begun = time.process_time()
    results = answer(lines)
    cpu = time.process_time() - begun
    for result in results:
        put(result)
else:
    for line in iter(sys.stdin.readline, ""):
        begun = time.process_time()
        try:
            result = answer(line.rstrip("\n"))
        except Exception as error:
            result = {"error": f"{type(error).__name__}: {error}"[:200], "readings": []}
        cpu += time.process_time() - begun
        put(result)
sys.stderr.write(f"{cpu}\n")
