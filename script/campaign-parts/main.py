"""Runs the parts for their share of the time each; see script/campaign."""

import sys
import time

from fuzz import Fuzz
from kills import Kills
from ledger import Ledger, table, write_page
from monkey import Monkey
from part import Stop
from play import Play
from replays import Replays, Suite


def main(hours, names):
    Stop.listen()
    seconds = 3600 * float(hours)
    ledger = Ledger(measures=seconds > 0)
    parts = [part(ledger) for part in (Replays, Suite, Fuzz, Kills, Monkey, Play)]
    chosen = [part for part in parts if part.name in names] if names else [
        part for part in parts if part.goals and not part.reached()] or parts
    if seconds > 0:
        end = time.monotonic() + seconds
        for place, part in enumerate(chosen):
            if Stop.wanted:
                break
            # What one part did not use is for those after it.
            share = (end - time.monotonic()) / (len(chosen) - place)
            print(f"{part.name}: {share / 60:.1f} minutes", flush=True)
            part.campaign(time.monotonic() + share)
    write_page(ledger, parts)
    print(table(ledger, parts))
    failed = sum(part.failed for part in parts)
    if failed:
        print(f"campaign: {failed} failures, see .build-campaign/failures", file=sys.stderr)
    return 1 if failed else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
