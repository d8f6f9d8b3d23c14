"""Against a server with the sample project and a monitored plant, whose addresses and tokens are in the environment."""

import os
import tempfile
import unittest
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import get_type_hints

from duet_solar import DuetClient, DuetError, KeyFigure, Project, Reading, Simulation, WeatherDataset, sign_in

SERVER = os.environ.get("DUET_SERVER", "")
DAYS = {"start": "2001-06-01T00:00", "end": "2001-06-03T00:00"}


@unittest.skipUnless(SERVER, "DUET_SERVER names no server")
class OnServer(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.duet = DuetClient(SERVER, os.environ["DUET_TOKEN"])
        cls.organization = cls.duet.organizations()[0]["id"]
        cls.project = cls.duet.projects(cls.organization, search="Phoenix")[0]["id"]
        cls.simulation = cls.duet.wait(cls.duet.run(cls.project, name="Python", **DAYS), every_s=0.1)

    def test_answers_have_the_fields_of_their_types(self):
        one_of_each = (
            (Project, self.duet.projects(self.organization)[0]),
            (WeatherDataset, self.duet.weather_datasets(self.project)[0]),
            (Simulation, self.duet.simulations(self.project)[0]),
            (KeyFigure, self.duet.key_figures(self.simulation["id"])[0]),
        )
        for kind, answer in one_of_each:
            self.assertEqual(set(answer), set(get_type_hints(kind)), kind)

    def test_signing_in(self):
        email, password = os.environ["DUET_EMAIL"], os.environ["DUET_PASSWORD"]
        self.assertEqual(sign_in(SERVER, email, password).organizations()[0]["id"], self.organization)
        with self.assertRaises(DuetError) as wrong:
            sign_in(SERVER, email, "not this one")
        self.assertEqual(wrong.exception.code, "INVALID_LOGIN")

    def test_a_second_factor_by_recovery_code(self):
        email, password = os.environ["DUET_CAREFUL_EMAIL"], os.environ["DUET_PASSWORD"]
        with self.assertRaises(DuetError) as unasked:
            sign_in(SERVER, email, password)
        self.assertEqual(unasked.exception.code, "multi-factor-auth-required")
        seen = []
        duet = sign_in(SERVER, email, password, lambda factor: seen.append(factor) or os.environ["DUET_CODE"])
        self.assertEqual([factor["factorId"] for factor in seen], ["totp"])
        self.assertEqual(duet.organizations(), [])

    def test_a_token_near_its_end_is_renewed(self):
        session = sign_in(SERVER, os.environ["DUET_EMAIL"], os.environ["DUET_PASSWORD"])
        now = datetime.now(timezone.utc)
        ending = DuetClient(SERVER, session._session.token, now)
        self.assertEqual(len(ending.organizations()), 1)
        self.assertGreater(ending._session._expires_at, now + timedelta(minutes=10))

    def test_refusals_have_the_code_of_the_server(self):
        with self.assertRaises(DuetError) as unknown:
            DuetClient(SERVER, "duet_nothing").organizations()
        self.assertEqual(unknown.exception.code, "UNAUTHENTICATED")
        with self.assertRaises(DuetError) as missing:
            self.duet.export_project("none")
        self.assertEqual(missing.exception.code, "NOT_FOUND")

    def test_weather_goes_in_and_comes_back_with_units(self):
        document = self.duet.export_project(self.project)
        copy = self.duet.import_project(self.organization, document, "Weather of Python")["id"]
        dataset = self.duet.import_weather(copy, os.environ["DUET_WEATHER"], name="From Python")
        self.assertEqual((dataset["name"], dataset["row_count"]), ("From Python", 8760))
        hours = self.duet.weather(dataset["id"])
        self.assertEqual(len(hours), 8760)
        self.assertEqual((hours.units["ghi_wm2"], hours.units["temp_c"]), ("W/m²", "°C"))
        months = self.duet.weather(dataset["id"], interval="OneMonth")
        self.assertEqual(months.units["ghi_wm2"], "kWh/m²")
        self.assertAlmostEqual(sum(months.columns["ghi_wm2"]), sum(hours.columns["ghi_wm2"]) / 1000, 6)
        self.assertAlmostEqual(sum(months.columns["ghi_wm2"]), dataset["totals"]["ghi_kwh_m2"], 6)
        with tempfile.TemporaryDirectory() as folder:
            nothing = Path(folder) / "nothing.csv"
            nothing.write_text("nothing")
            with self.assertRaises(DuetError) as refused:
                self.duet.import_weather(copy, nothing)
        self.assertEqual(refused.exception.code, "WEATHER_FILE")

    def test_results_are_those_of_the_run(self):
        run = self.simulation
        energy = next(figure for figure in self.duet.key_figures(run["id"]) if figure["key"] == "energy")
        self.assertEqual((energy["unit"], energy["value"]), ("kWh", run["headline"]["energy_kwh"]))
        steps = self.duet.results(run["id"])
        self.assertEqual((len(steps), steps.units), (48, {"grid": "W"}))
        self.assertAlmostEqual(sum(steps.columns["grid"]) / 1000, energy["value"], 3)
        days = self.duet.results(run["id"], interval="OneDay")
        self.assertEqual(days.units, {"grid": "kWh"})
        self.assertAlmostEqual(sum(days.columns["grid"]), energy["value"], 3)
        csv = self.duet.export_results(run["id"], ["grid"])
        self.assertGreaterEqual(len(csv.decode().strip().split("\n")), 49)
        self.assertEqual(self.duet.export_results(run["id"], ["grid"], format="parquet")[:4], b"PAR1")

    def test_runs_are_compared_and_progress_is_told(self):
        block = self.simulation["blocks"][0]["id"]
        seen = []
        other = self.duet.wait(
            self.duet.run(self.project, blocks=[block], **DAYS),
            every_s=0.1,
            on_progress=lambda now: seen.append(now["duet_job"]["completed_tasks"]),
        )
        self.assertEqual(seen, sorted(seen))
        changes = self.duet.compare(self.simulation["id"], other["id"])
        self.assertTrue(changes["inputs"])
        self.assertEqual(changes["stages"][-1]["value_after"], other["headline"]["energy_kwh"])

    def test_a_run_that_cannot_be_says_why(self):
        with self.assertRaises(DuetError):
            self.duet.run(self.project, enviro_dataset_id="00000000-0000-4000-8000-000000000000")

    def test_readings_sent_again_change_nothing(self):
        logger = DuetClient(SERVER, os.environ["DUET_INGEST_TOKEN"])
        start = datetime(2026, 5, 3, 17, tzinfo=timezone.utc)
        readings = [
            Reading("INV9.P" if at == 0 else "INV1.P", start + timedelta(minutes=5 * at), at) for at in range(25)
        ]
        first = logger.ingest(os.environ["DUET_PLANT"], readings, batch=10)
        self.assertEqual((first.accepted, first.refused, first.reasons), (24, 1, {"unknown_tag": 1}))
        again = logger.ingest(os.environ["DUET_PLANT"], readings)
        self.assertEqual((again.accepted, again.repeated), (0, 24))


if __name__ == "__main__":
    unittest.main()
