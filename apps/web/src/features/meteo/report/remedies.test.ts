import { expect, test } from 'vitest'
import { remediesOf } from './remedies.ts'
import type { WeatherReport } from './useReport.ts'

const SPAN = { from: '2020-09-06T07:00:00Z', to: '2020-09-09T07:00:00Z' }

function report(code: string, result: string, offsets: readonly (number | null)[]): WeatherReport {
  return {
    created_at: '2026-01-01T00:00:00Z',
    row_count: 8760,
    expected_row_count: 8760,
    checks: [
      {
        code,
        title: code,
        result,
        message: '',
        checked_count: 10,
        failed_count: 5,
        column: null,
        first_at: '2020-09-06T07:00:00Z',
        last_at: '2020-11-01T06:45:00Z',
        spans: [SPAN, { from: '2020-10-30T07:00:00Z', to: '2020-11-01T07:00:00Z' }],
        source: null,
      },
    ],
    months: offsets.map((light_offset_min, month) => ({
      month: String(month + 1).padStart(2, '0'),
      available_fraction: 1,
      ghi_kwh_m2: 100,
      dni_kwh_m2: null,
      dhi_kwh_m2: null,
      clear_sky_kwh_m2: 150,
      temp_mean_c: 10,
      light_offset_min,
    })),
    light_map: { days: [], slot_min: 60, ghi_wm2: [], sunrise_min: [], sunset_min: [] },
    closure: null,
  }
}

const YEAR = { isTypicalYear: true }
const MEASURED = { isTypicalYear: false }

test('late light is moved back by the quarter hour that is nearest', () => {
  expect(remediesOf(report('time_label', 'failed', [31, 28, null, 33]), YEAR)).toEqual([
    { label: 'Move times by −30 min', search: { add: 'shift_time', minutes: -30 } },
  ])
})

test('what passed, or is off by less than can be measured, needs nothing', () => {
  expect(remediesOf(report('time_label', 'passed', [31]), YEAR)).toEqual([])
  expect(remediesOf(report('time_label', 'warning', [4, 5]), YEAR)).toEqual([])
})

test('times are not moved where a swapped sign is the cause', () => {
  const found = report('time_label', 'failed', [31])
  const checks = found.checks.flatMap((check) => [check, { ...check, code: 'place' }])
  expect(remediesOf({ ...found, checks }, YEAR)).toEqual([])
})

test('dark days are left out of measured data, never of a typical year', () => {
  const found = report('dark_days', 'failed', [])
  expect(remediesOf(found, MEASURED)).toEqual([
    {
      label: 'Leave out the dark days',
      search: {
        add: 'remove_range',
        times: [
          [SPAN.from, SPAN.to],
          ['2020-10-30T07:00:00Z', '2020-11-01T07:00:00Z'],
        ],
      },
    },
  ])
  expect(remediesOf(found, YEAR)).toEqual([])
})
