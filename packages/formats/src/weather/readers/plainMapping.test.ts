import { describe, expect, test } from 'vitest'
import { guessTable } from '../guess/guessTable.ts'
import { readWeather } from '../readWeather.ts'

describe('a mapping is suggested', () => {
  test('for a stamp in one column, hour-ending by its first row', async () => {
    const lines = [
      'Time Stamp,Temperature Ambient,GlobHoriz,HorizBeam,HorizDiff,WindSpeed',
      '2015-01-01 01:00:00,-11.9,0,0,0,4.4',
      '2015-01-01 02:00:00,-14.3,5,0,3,8.1',
    ]
    const suggested = guessTable(lines)
    expect(suggested?.headers).toContain('HorizBeam')
    expect(suggested?.mapping).toMatchObject({
      delimiter: ',',
      headerLine: 1,
      alignment: 'ending',
      time: { kind: 'stamp', columns: ['Time Stamp'], order: 'YMD' },
    })
    if (!suggested) return
    const weather = await readWeather([lines.join('\n')], {
      mapping: { ...suggested.mapping, clockOffsetH: -5 },
    })
    expect(weather.intervalStartUtcMs[0]).toBe(Date.UTC(2015, 0, 1, 5))
    expect([...(weather.columns.dhi_wm2 ?? [])]).toEqual([0, 3])
  })

  test('for German numbers and dates behind a preamble', async () => {
    const lines = [
      'Station: Test',
      '',
      'Datum/Date;Time;GHI [kW/m2];Temp (K)',
      '31.12.2020;23:50;0,25;280,15',
      '01.01.2021;00:00;0,5;281,15',
    ]
    const suggested = guessTable(lines)
    expect(suggested?.mapping).toMatchObject({
      delimiter: ';',
      decimalComma: true,
      headerLine: 3,
      time: { order: 'DMY' },
    })
    if (!suggested) return
    const weather = await readWeather([lines.join('\n')], {
      mapping: { ...suggested.mapping, clockOffsetH: 1 },
    })
    expect([...(weather.columns.ghi_wm2 ?? [])]).toEqual([250, 500])
    expect(weather.columns.temp_c?.[0]).toBeCloseTo(7, 9)
    expect(weather.metadata.time_interval).toBe('TenMinutes')
  })

  test('for units by the size of the values where the header has none', () => {
    const lines = [
      'period_end,period,air_temp,ghi,surface_pressure,precipitable_water',
      '2021-01-01T01:00:00Z,PT60M,280.5,0,1003.4,12.1',
      '2021-01-01T02:00:00Z,PT60M,281,0,1003,11',
    ]
    const mapping = guessTable(lines)?.mapping
    expect(mapping?.alignment).toBe('ending')
    expect(Object.entries(mapping?.columns ?? {}).map(([name, { unit }]) => [name, unit])).toEqual([
      ['temp_c', 'K'],
      ['ghi_wm2', 'w/m2'],
      ['atmospheric_pressure', 'hPa'],
      ['pw', 'mm'],
    ])
  })

  test('without columns for a table of unknown names', () => {
    const mapping = guessTable(['a,b,c', '1,2,3', '4,5,6'])?.mapping
    expect(mapping).toMatchObject({ columns: {}, time: { kind: 'stamp', columns: [] } })
  })
})

describe('a mapped table', () => {
  const base = {
    delimiter: ',',
    decimalComma: false,
    headerLine: 0,
    firstDataLine: 1,
    time: { kind: 'stamp', columns: [1], order: 'YMD' },
    missingValues: [-999],
    alignment: 'beginning',
    clockOffsetH: 0,
  } as const

  test('columns by number, missing values and energy per interval', async () => {
    const mapping = {
      ...base,
      columns: {
        ghi_wm2: { column: 2, unit: 'Wh/m2' },
        pw: { column: 3, unit: 'mm' },
        temp_c: { column: 4, unit: 'degC' },
      },
    }
    const weather = await readWeather(
      ['2021-06-01T00:00,50,-999,20\n2021-06-01T00:15,100,25,20\n'],
      {
        mapping,
      },
    )
    expect([...(weather.columns.ghi_wm2 ?? [])]).toEqual([200, 400])
    expect([...(weather.columns.pw ?? [])]).toEqual([Number.NaN, 2.5])
    expect(weather.metadata.has_pw).toBe(false)
  })

  test('times with a zone of their own are taken at their word', async () => {
    const mapping = {
      ...base,
      clockOffsetH: 3,
      columns: { ghi_wm2: { column: 2, unit: 'W/m2' }, temp_c: { column: 3, unit: 'degC' } },
    }
    const weather = await readWeather(
      ['2021-06-01T00:00+02:00,1,20\n2021-06-01T01:00+02:00,2,20\n'],
      {
        mapping,
        localTimeZoneH: 2,
      },
    )
    expect(weather.metadata.start_time).toBe('2021-05-31T22:00:00.000Z')
    expect([...weather.columns.hour]).toEqual([0, 1])
  })

  test('air temperature, and GHI or both other components, are needed', async () => {
    const rows = ['2021-06-01T00:00,50\n2021-06-01T00:15,100\n']
    const reading = readWeather(rows, {
      mapping: { ...base, columns: { dni_wm2: { column: 2, unit: 'W/m2' } } },
    })
    await expect(reading).rejects.toMatchObject({
      problems: [
        { code: 'no_irradiance' },
        {
          code: 'no_air_temperature',
          message: expect.stringContaining('Map a column to it, or choose a file that has it'),
        },
      ],
    })
  })
})
