"""A picture of a review's page: review_portrait.py PAGE PICTURE"""

import base64
import sys

from browser import Browser, executable


def main(page, picture):
    if not executable():
        sys.exit("no Chromium is installed")
    browser = Browser(f"file://{page}#note=2", 1280, 1010)
    try:
        browser.send("Runtime.evaluate", expression="window.reviewPage.loaded", awaitPromise=True)
        browser.send("Runtime.evaluate", expression="new Promise(resolve => setTimeout(resolve, 300))", awaitPromise=True)
        with open(picture, "wb") as file:
            file.write(base64.b64decode(browser.send("Page.captureScreenshot", format="png")["data"]))
    finally:
        browser.close()


main(sys.argv[1], sys.argv[2])
