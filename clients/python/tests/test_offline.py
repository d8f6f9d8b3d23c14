"""What needs no server."""

import json
import math
import threading
import unittest
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer
from unittest.mock import patch

from duet_solar import DuetClient, DuetError, Reading, _transport
from duet_solar.ingest import batches_of
from duet_solar.table import MOST_ROWS, iso, ranges_of, table_of

START = datetime(2026, 1, 1, tzinfo=timezone.utc)


def part(time, value):
    return {"time": [time], "columns": ["grid"], "units": ["W"], "values": [[value]]}


class Tables(unittest.TestCase):
    def test_parts_become_one_table_and_a_missing_value_is_nan(self):
        table = table_of([part("2026-01-01T00:00:00.000Z", 1.5), part("2026-01-01T01:00:00.000Z", None)])
        self.assertEqual(table.time, [START, START + timedelta(hours=1)])
        self.assertEqual(table.columns["grid"][0], 1.5)
        self.assertTrue(math.isnan(table.columns["grid"][1]))
        self.assertEqual(table.units, {"grid": "W"})
        self.assertEqual(len(table_of([])), 0)

    def test_ranges_meet_and_hold_what_one_call_gives(self):
        for interval, minutes, rows, count in (
            ("OneHour", 60, MOST_ROWS, 1),
            ("OneHour", 60, MOST_ROWS + 1, 2),
            ("OneMinute", 1, 525_600, 53),
        ):
            end = START + timedelta(minutes=minutes * rows)
            ranges = list(ranges_of(START, end, interval))
            self.assertEqual(len(ranges), count)
            self.assertEqual((ranges[0][0], ranges[-1][1]), (START, end))
            for before, after in zip(ranges, ranges[1:]):
                self.assertEqual(before[1], after[0])
        self.assertEqual(list(ranges_of(START, START + timedelta(days=9999), "OneMonth"))[0][1].year, 2053)

    def test_times_are_sent_in_utc(self):
        self.assertEqual(iso(datetime(2026, 1, 1)), "2026-01-01T00:00:00Z")
        self.assertEqual(iso(datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=-7)))), "2026-01-01T07:00:00Z")


class Batches(unittest.TestCase):
    def lengths(self, times, size):
        batches = batches_of((Reading("A", time, 1) for time in times), size)
        return [len(batch.split(b"\n")) for batch in batches]

    def test_readings_are_cut_into_batches_none_lost(self):
        times = [START + timedelta(minutes=at) for at in range(25)]
        self.assertEqual(self.lengths(times, 10), [10, 10, 5])
        self.assertEqual(self.lengths([], 10), [])

    def test_times_of_the_night_without_an_offset_are_not_cut_apart(self):
        clock = ["21:50", "22:00", "03:30", "03:00", "05:59", "06:00", "06:05"]
        self.assertEqual(self.lengths([f"2026-03-01T{time}" for time in clock], 2), [6, 1])
        self.assertEqual(self.lengths([f"2026-03-01T{time}Z" for time in clock], 2), [2, 2, 2, 1])

    def test_a_value_that_is_no_number_is_sent_as_none(self):
        (batch,) = batches_of([Reading("A", 0, math.nan)], 10)
        self.assertEqual(json.loads(batch), {"tag": "A", "timestamp": 0, "value": None})


class Transport(unittest.TestCase):
    def test_half_an_answer_is_asked_for_again(self):
        answers = [(100, b"half"), (4, b"done")]

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                length, body = answers.pop(0)
                self.send_response(200)
                self.send_header("content-length", str(length))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        with HTTPServer(("127.0.0.1", 0), Handler) as server, patch.object(_transport, "PAUSES_S", (0,)):
            threading.Thread(target=server.serve_forever, daemon=True).start()
            url = f"http://127.0.0.1:{server.server_port}/"
            self.assertEqual(_transport.send(url, is_repeatable=True), (200, b"done"))
            answers.append((100, b"half"))
            with self.assertRaisesRegex(DuetError, "does not answer"):
                _transport.send(url, is_repeatable=False)
            server.shutdown()


class Addresses(unittest.TestCase):
    def test_a_server_is_a_url(self):
        with self.assertRaisesRegex(DuetError, "must be a URL"):
            DuetClient("nowhere", "token")


if __name__ == "__main__":
    unittest.main()
