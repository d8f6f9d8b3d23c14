import { clearSkyCheck, darkDaysCheck, nightCheck } from './checks/lightChecks.ts'
import { closureCheck, diffuseRatioCheck, limitChecks } from './checks/qcrad.ts'
import {
  duplicateCheck,
  expectedRows,
  gapCheck,
  missingChecks,
  rangeChecks,
} from './checks/rowsChecks.ts'
import { stuckChecks, trackerCheck } from './checks/stuckChecks.ts'
import { clockCheck, placeCheck, timeLabelCheck } from './checks/timeChecks.ts'
import { weatherMonths } from './monthSums.ts'
import { lightClock } from './series/lightClock.ts'
import { skySeries } from './series/skySeries.ts'
import type { StoredWeatherReport, WeatherCheck } from './series/weatherReport.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'
import { weatherTotals } from './weatherTotals.ts'

/** Of the rules of this package; reports of another version are made anew. */
export const REPORT_VERSION = 5

/** Every check of a series, and its months. Less than a second for a year of minutes. */
export function checkSeries(series: WeatherSeries, createdAt: Date): StoredWeatherReport {
  const sky = skySeries(series)
  const clock = lightClock(series, sky.ghiWm2 ?? new Float64Array(series.intervalStartUtcMs.length))
  const all: readonly (WeatherCheck | undefined)[] = [
    timeLabelCheck(series, clock),
    placeCheck(series, clock),
    clockCheck(series, clock),
    gapCheck(series),
    duplicateCheck(series),
    ...missingChecks(series),
    ...rangeChecks(series),
    ...limitChecks(sky),
    closureCheck(sky),
    diffuseRatioCheck(sky),
    clearSkyCheck(sky, clock),
    nightCheck(sky),
    darkDaysCheck(sky),
    ...stuckChecks(sky),
    trackerCheck(sky),
  ]
  const checks = all.filter((check) => check !== undefined)
  return {
    version: REPORT_VERSION,
    created_at: createdAt.toISOString(),
    quality: worstOf(checks),
    row_count: series.intervalStartUtcMs.length,
    expected_row_count: expectedRows(series),
    totals: weatherTotals(series),
    checks,
    months: weatherMonths(sky, clock.clearDays),
  }
}

function worstOf(checks: readonly WeatherCheck[]): StoredWeatherReport['quality'] {
  const results = new Set(checks.map(({ result }) => result))
  if (results.has('failed')) return 'failed'
  return results.has('warning') ? 'warning' : 'passed'
}
