#!/usr/bin/env python3
"""Compares two files of RGBA with pybind11-pixelmatch and prints the median time as JSON.

pixelmatch.py FOLDER WIDTH HEIGHT ROUNDS: the files are FOLDER/expected.rgba and FOLDER/actual.rgba.
"""
import json
import pathlib
import statistics
import sys
import time

import pybind11_pixelmatch

folder = pathlib.Path(sys.argv[1])
width, height, rounds = (int(word) for word in sys.argv[2:5])


def pixels(data):
    return memoryview(data).cast("B", [height, width, 4])


expected = pixels((folder / "expected.rgba").read_bytes())
actual = pixels((folder / "actual.rgba").read_bytes())
drawing = pixels(bytearray(width * height * 4))
# Its own defaults: a threshold of 0.1, anti-aliasing detected.
options = pybind11_pixelmatch.Options()

times = []
for _ in range(rounds):
    begin = time.perf_counter()
    differing = pybind11_pixelmatch._core.pixelmatch(
        expected, actual, output=drawing, options=options
    )
    times.append((time.perf_counter() - begin) * 1000)
print(json.dumps({"ms": statistics.median(times), "differing": differing}))
