"""Lines of text to the one datetime that a peer reads. `order` is DMY or MDY where the lines are known to be so, `language` that of the lines."""


def said(moment):
    return {"readings": [] if moment is None else [moment.isoformat()]}


def dateparser(order=None, language=None):
    """Its languages and the order of the numbers are told where they are known; STRICT_PARSING stays off, as by default."""
    from dateparser import DateDataParser

    settings = {} if order is None else {"DATE_ORDER": order}
    parser = DateDataParser(languages=None if language is None else [language], settings=settings)
    return lambda line: said(parser.get_date_data(line).date_obj)


def dateutil(order=None, language=None):
    from dateutil import parser

    def read(line):
        try:
            return said(parser.parse(line, dayfirst=order == "DMY"))
        except (ValueError, OverflowError):
            return said(None)

    return read


def pandas(order=None, language=None):
    """The column as a whole, each cell in its own format."""
    import pandas as pd

    def read_all(lines):
        moments = pd.to_datetime(pd.Series(lines), format="mixed", dayfirst=order == "DMY", errors="coerce", utc=True)
        return [{"readings": [] if pd.isna(one) else [one.tz_localize(None).isoformat()]} for one in moments]

    read_all.reads_all = True
    return read_all
