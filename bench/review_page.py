"""How fast a review's page shows its first frame and any other, and how much memory it takes: review_page.py PAGE"""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/window"))
from browser import Browser  # noqa: E402  pylint: disable=wrong-import-position

FRAMES = """(async () => {
  const page = window.reviewPage;
  await page.loaded;
  const times = [];
  const slider = document.getElementById('time');
  let seed = 7;
  for (let i = 0; i < 200; i++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const began = performance.now();
    slider.value = seed % 600;
    slider.dispatchEvent(new Event('input'));
    times.push(performance.now() - began);
    // The browser's own frame is not counted: it comes 60 times a second, however soon the picture is ready.
    await new Promise(requestAnimationFrame);
  }
  times.sort((a, b) => a - b);
  return JSON.stringify({ first: page.state().firstFrame, median: times[100], late: times[190] });
})()"""
# Ten loops, each of every tenth frame of both runs.
TEN_LOOPS = """(async () => {
  const slider = document.getElementById('time');
  for (let loop = 0; loop < 10; loop++) for (let i = 0; i < 600; i += 10) {
    slider.value = i;
    slider.dispatchEvent(new Event('input'));
    if (i % 100 === 0) await new Promise(requestAnimationFrame);
  }
})()"""


def megabytes(browser):
    """What the page holds: its own objects, and the memory of pictures that they lead to."""
    browser.send("HeapProfiler.collectGarbage")
    usage = browser.send("Runtime.getHeapUsage")
    return (usage["usedSize"] + usage.get("backingStorageSize", 0) + usage.get("embedderHeapUsedSize", 0)) / 1e6


def main(path):
    browser = Browser(f"file://{os.path.abspath(path)}", 1200, 900)

    def run(expression):
        answer = browser.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        return answer["result"].get("value")

    try:
        run("window.reviewPage.ready")
        figures = json.loads(run(FRAMES))
        run(TEN_LOOPS)
        early = megabytes(browser)
        for _ in range(9):
            run(TEN_LOOPS)
        figures["memory"] = megabytes(browser)
        figures["grown"] = max(figures["memory"] - early, 0.001)
        print(json.dumps(figures))
    finally:
        browser.close()


main(sys.argv[1])
