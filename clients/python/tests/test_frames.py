"""What needs pandas, and for the notebook matplotlib."""

import json
import os
import unittest
from pathlib import Path

import pandas

from duet_solar import DuetClient, readings_of
from duet_solar.table import table_of

NOTEBOOK = Path(__file__).parent.parent / "examples" / "first_year.ipynb"


class Frames(unittest.TestCase):
    def test_a_table_is_a_frame_with_units(self):
        answer = {"time": ["2026-01-01T00:00:00Z"], "columns": ["grid"], "units": ["W"], "values": [[None]]}
        frame = table_of([answer]).frame()
        self.assertEqual(frame.attrs["units"], {"grid": "W"})
        self.assertEqual(str(frame.index.tz), "UTC")
        self.assertTrue(frame["grid"].isna().all())

    def test_a_frame_becomes_readings(self):
        index = pandas.DatetimeIndex(["2026-06-03T17:00:00Z", "2026-06-03T17:05:00Z"])
        frame = pandas.DataFrame({"A": [1.0, None], "B": [2.0, 3.0]}, index=index)
        self.assertEqual(
            [tuple(reading) for reading in readings_of(frame)],
            [
                ("A", "2026-06-03T17:00:00+00:00", 1.0),
                ("B", "2026-06-03T17:00:00+00:00", 2.0),
                ("B", "2026-06-03T17:05:00+00:00", 3.0),
            ],
        )


@unittest.skipUnless(os.environ.get("DUET_SERVER"), "DUET_SERVER names no server")
class OnServer(unittest.TestCase):
    def test_weather_of_the_project_is_a_frame(self):
        duet = DuetClient(os.environ["DUET_SERVER"], os.environ["DUET_TOKEN"])
        project = duet.projects(duet.organizations()[0]["id"], search="Phoenix sample")[0]
        dataset = duet.weather_datasets(project["id"])[0]
        frame = duet.weather(dataset["id"]).frame()
        self.assertEqual(len(frame), dataset["row_count"])
        self.assertEqual(frame.attrs["units"]["ghi_wm2"], "W/m²")

    def test_the_notebook_runs_from_its_first_cell_to_its_last(self):
        import matplotlib

        matplotlib.use("Agg")
        import matplotlib.pyplot as plt

        names = {}
        for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                exec("".join(cell["source"]), names)
        self.assertEqual(len(plt.get_fignums()), 3)
        for number in plt.get_fignums():
            axes = plt.figure(number).axes
            self.assertTrue(all(one.has_data() for one in axes))
        year = names["energy_kwh"].sum()
        self.assertAlmostEqual(year, names["run"]["headline"]["energy_kwh"], 0)


if __name__ == "__main__":
    unittest.main()
