import { expect, test } from 'vitest'
import { readWeather } from './readWeather.ts'

const crnRow = (utc: string, local: string, program: string, ghi: string) =>
  `92821 20200706 ${utc} 20200706 ${local} ${program.padStart(6)}  -80.69   28.62    24.9     0.0 ${ghi.padStart(6)} 0    25.5 C 0    93 0 -99.000 -9999.0   990 0   1.57 0`

test('USCRN: lines of NUL characters, with and without a row behind them, are lost rows', async () => {
  const nul = '\0'.repeat(120)
  const rows = [
    crnRow('1200', '0700', '3', '-99999'),
    nul,
    `${'\0'.repeat(40)}${crnRow('1225', '0725', '3', '400')}`,
    crnRow('1310', '0810', '2.623', '430'),
  ]
  for (const lines of [rows, [nul, ...rows]]) {
    const weather = await readWeather([`${lines.join('\n')}\n`])
    expect(weather).toMatchObject({ format: 'crn', rowCount: 2, stepS: 300 })
    expect(new Date(weather.intervalStartUtcMs[1] ?? 0).toISOString()).toBe(
      '2020-07-06T13:05:00.000Z',
    )
    expect([...(weather.columns.ghi_wm2 ?? [])]).toEqual([Number.NaN, 430])
    expect(weather.gaps).toMatchObject([{ missingRows: 13 }])
  }
})

const HEADER =
  'Date (MM/DD/YYYY),Time (HH:MM),GHI (W/m^2),GHI source,DNI (W/m^2)),DNI source,DHI (W/m^2),DHI source,Dry-bulb (C)'

function tmy3OfSolarAnywhere(remarks: string, hours: number): string {
  const rows = Array.from({ length: hours }, (_, i) => {
    const [, year, month, day, time] =
      /^(\d+)-(\d+)-(\d+)T(\d\d:\d\d)/.exec(new Date(Date.UTC(2021, 0, 1, i + 1)).toISOString()) ??
      []
    return `${month}/${day}/${year},${time},300,2,400,2,100,2,-2`
  })
  return [`0,Place,NA,-5,44.465,-73.205,41,"${remarks}"`, HEADER, ...rows].join('\n')
}

test.each([8760, 8759])(
  'SolarAnywhere in the layout of TMY3 says itself that its %d rows are measured, whatever its name',
  async (hours) => {
    const text = tmy3OfSolarAnywhere(
      'Data Version: 3.6 / Type: Timeseries / Time Resolution: 60 minutes / Averaging Method: End of Period / Copyright Clean Power Research',
      hours,
    )
    const weather = await readWeather([text], { filename: 'Place 2021 TMY3 format.csv' })
    expect(weather.rowCount).toBe(hours)
    expect(weather.metadata).toMatchObject({
      source: 'solaranywhere',
      type: 'Sequential',
      interval_alignment: 'ending',
      start_time: '2021-01-01T05:00:00.000Z',
    })
    expect(weather.columns.dni_wm2?.[0]).toBe(400)
  },
)
