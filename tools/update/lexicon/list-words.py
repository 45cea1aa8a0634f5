"""Writes the words of a language with their frequencies on the Zipf scale, a line each: list-words.py LANGUAGE MIN_ZIPF MAX_WORDS."""
import math
import re
import sys

import wordfreq

language, least, most = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
WORD = re.compile(r"[^\W\d_]+")
frequencies = wordfreq.get_frequency_dict(language, "best")
words = [(word, math.log10(frequency) + 9) for word, frequency in frequencies.items() if WORD.fullmatch(word)]
words = [(word, zipf) for word, zipf in words if zipf >= least]
words.sort(key=lambda entry: (-entry[1], entry[0]))
for word, zipf in words[:most]:
    print(f"{word}\t{zipf:.2f}")
