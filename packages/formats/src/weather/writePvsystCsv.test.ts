import { expect, test } from 'vitest'
import { type HourlyWeather, writePvsystCsv } from './file/writePvsystCsv.ts'
import { readWeather } from './readWeather.ts'

const SITE = {
  name: 'Hill; south',
  source: 'NSRDB',
  latitude: 40,
  longitude: -105,
  altitude_m: 1600,
  local_time_zone: -7,
  isTypicalYear: true,
}

/** A year of hours from local midnight of 1 January. */
function hoursOf(year: number, count: number): HourlyWeather {
  const index = Array.from({ length: count }, (_, i) => i)
  const ghi = index.map((i) => Math.max(0, 800 * Math.sin(((i % 24) - 6) * (Math.PI / 12))))
  return {
    startUtcMs: index.map((i) => Date.UTC(year, 0, 1, 7 + i)),
    columns: {
      ghi_wm2: ghi,
      dhi_wm2: ghi.map((value) => value / 4),
      temp_c: index.map((i) => 10 + (i % 24) / 8),
      windspeed: index.map(() => 2.5),
      rh: index.map(() => null),
    },
  }
}

test('a typical year in PVsyst standard format is read back with its hours, place and zone', async () => {
  const hours = hoursOf(2001, 8760)
  const text = writePvsystCsv(SITE, hours)
  const { format, metadata, columns, rowCount } = await readWeather([text])
  expect(format).toBe('pvsyst-csv')
  expect(rowCount).toBe(8760)
  expect(metadata).toMatchObject({
    type: 'TMY',
    latitude: 40,
    longitude: -105,
    altitude_m: 1600,
    local_time_zone: -7,
    interval_alignment: 'beginning',
  })
  expect(columns.rh).toBeUndefined()
  expect(columns.windspeed?.[12]).toBe(2.5)
  for (const at of [0, 12, 4000, 8759]) {
    expect(columns.ghi_wm2?.[at]).toBeCloseTo(hours.columns.ghi_wm2?.[at] ?? Number.NaN, 2)
    expect(columns.temp_c?.[at]).toBeCloseTo(hours.columns.temp_c?.[at] ?? Number.NaN, 2)
  }
})

test('dates stay, with the leap day, and an hour without a value is -99', () => {
  const hours = hoursOf(2020, 24 * 70)
  const { ghi_wm2: ghi = [] } = hours.columns
  const columns = { ...hours.columns, ghi_wm2: ghi.with(3, null) }
  const lines = writePvsystCsv({ ...SITE, isTypicalYear: false }, { ...hours, columns }).split(
    '\r\n',
  )
  expect(lines[0]).toBe('#Meteo hourly data')
  expect(lines.find((line) => line.startsWith('2020;1;1;3;'))).toBe('2020;1;1;3;0;-99;0;10.375;2.5')
  expect(lines.some((line) => line.startsWith('2020;2;29;'))).toBe(true)
})
