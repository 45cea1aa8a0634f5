"""A path a line on stdin to a line of JSON: the texts of all cells of each sheet of a workbook, as calamine and openpyxl read them."""
import datetime
import json
import sys
import warnings


def text(value):
    """Numbers, days and times as Limpid writes them, so that the same value is the same text."""
    if value is None or value == "":
        return None
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, (int, float)):
        return repr(int(value)) if value == int(value) and abs(value) < 1e15 else repr(float(value))
    if isinstance(value, datetime.datetime):
        day = value.date().isoformat()
        return day if value.time() == datetime.time() else f"{day}T{value.time().isoformat()}"
    if isinstance(value, datetime.timedelta):
        seconds = value.total_seconds()
        return f"{int(seconds // 3600):02}:{int(seconds // 60 % 60):02}:{int(seconds % 60):02}"
    return value.isoformat() if hasattr(value, "isoformat") else str(value)


def calamine(path):
    from python_calamine import CalamineWorkbook

    workbook = CalamineWorkbook.from_path(path)
    return {name: workbook.get_sheet_by_name(name).to_python() for name in workbook.sheet_names}


def openpyxl(path):
    from openpyxl import load_workbook

    workbook = load_workbook(path, read_only=True, data_only=True)
    return {sheet.title: [list(row) for row in sheet.iter_rows(values_only=True)] for sheet in workbook.worksheets}


def cells(read, path):
    try:
        sheets = read(path)
    except BaseException as error:  # A panic of the Rust library is no Exception.
        if isinstance(error, KeyboardInterrupt):
            raise
        return {"error": f"{type(error).__name__}: {error}"[:200]}
    return {"sheets": {name: [t for row in rows for t in map(text, row) if t is not None] for name, rows in sheets.items()}}


warnings.simplefilter("ignore")
for line in sys.stdin:
    path = line.rstrip("\n")
    answer = {"calamine": cells(calamine, path)}
    if path.lower().endswith(("xlsx", "xlsm")):
        answer["openpyxl"] = cells(openpyxl, path)
    print(json.dumps(answer), flush=True)
