import { describe, expect, test } from 'vitest'
import { WeatherFileError } from '../file/weatherFileError.ts'
import { readSourceTable, type SourceKind } from './readSourceTable.ts'

const read = (kind: SourceKind, lines: readonly string[]) =>
  readSourceTable(kind, new TextEncoder().encode(`${lines.join('\n')}\n`))

const cells = (table: ReturnType<typeof read>, name: string) =>
  table.columns.find((column) => column.name === name)?.cells

const labels = (table: ReturnType<typeof read>) =>
  Array.from(table.labelUtcMs, (ms) => new Date(ms).toISOString().slice(0, 16))

describe('tables of NOAA', () => {
  const ROW = '2024   1  1  1  0  5  0.083  91.65    -1.8 0'

  test('SURFRAD: one flag a value, missing values, longitude as the file has it', () => {
    const flagged = Array.from({ length: 19 }, () => '-9999.9 1').join(' ')
    const table = read('surfrad', [
      ' Place',
      '   37.70  105.92 2317 m version 1',
      `${ROW} ${flagged}`,
    ])
    expect(table.metadata).toMatchObject({ name: 'Place', longitude: 105.92, surfrad_version: 1 })
    expect(labels(table)).toEqual(['2024-01-01T00:05'])
    expect([cells(table, 'ghi'), cells(table, 'dni'), cells(table, 'pressure_flag')]).toEqual([
      [-1.8],
      [NaN],
      [1],
    ])
  })

  test('SOLRAD keeps the last digit of a line', () => {
    const row = `${ROW} 60.5 0 97.8 0 5.9 0 43.6 0 0.382 2.280 0.431 0.066`
    const table = read('solrad', [' Place', '  35.0 -106.6 1617 -7  version 1', row])
    expect(table.metadata).toMatchObject({ longitude: -106.6, TZ: -7 })
    expect(cells(table, 'std_uvb')).toEqual([0.066])
  })

  test('USCRN: fixed widths, a version that stays a word, rows with NUL left out', () => {
    const row =
      '53131 20190101 0010 20181231 0910      3 -111.17   32.24 -9999.0     0.0    296 0     4.4 C 0    90 0 -99.000 -9999.0    24 0   0.78 0'
    const table = read('crn', [row, '\0\0\0\0\0\0'])
    expect(labels(table)).toEqual(['2019-01-01T00:10'])
    expect([cells(table, 'CRX_VN'), cells(table, 'temp_air'), cells(table, 'ghi')]).toEqual([
      ['3'],
      [NaN],
      [296],
    ])
  })

  test('too few values are reported', () => {
    expect(() => read('surfrad', [' Place', ' 37 105 2317 m version 1', ROW])).toThrow(
      WeatherFileError,
    )
  })
})

describe('tables of networks and services', () => {
  test('MIDC: the zone is the name of a column', () => {
    const table = read('midc', ['DATE (MM/DD/YYYY),MST,Global', '10/14/2018,00:01,-7.5'])
    expect(labels(table)).toEqual(['2018-10-14T07:01'])
    const raw = read('midc_raw', [',Year,DOY,PST,Global', '0,2018,291,1305,5'])
    expect(labels(raw)).toEqual(['2018-10-18T21:05'])
    expect(raw.columns[0]?.name).toBe('Unnamed: 0')
    expect(() => read('midc', ['DATE,Mars,Global', '10/14/2018,00:01,-7.5'])).toThrow('Mars')
  })

  test('SRML: labels move to the start, across the hour; flag 99 takes the value', () => {
    const table = read('srml', [
      '1\t2018\t1000\t0\t2011\t0\t7008\t0',
      '1\t15\t5\t12\t7\t99\t1\t12',
      '1\t30\t6\t12\t8\t12\t2\t12',
      '1\t2400\t7\t12\t9\t12\t3\t12',
    ])
    expect(labels(table)).toEqual(['2018-01-01T08:00', '2018-01-01T08:15', '2018-01-02T07:45'])
    expect(table.columns.map(({ name }) => name)).toEqual([
      'ghi_0',
      'ghi_0_flag',
      'dni_1',
      'dni_1_flag',
      '7008',
      '7008_flag',
    ])
    expect(cells(table, 'dni_1')).toEqual([NaN, 8, 9])
  })

  test('CAMS: energies of a period become powers; months are labelled by their last day', () => {
    const file = (period: string, row: string) => [
      '# Title: example',
      '# Altitude (m): 39.00',
      `# Summarization (integration) period: ${period}`,
      '# Observation period;TOA;sza',
      row,
    ]
    const quarter = read(
      'cams',
      file(
        '0 year 0 month 0 day 0 h 15 min 0 s',
        '2020-06-01T12:00:00.0/2020-06-01T12:15:00.0;200;35',
      ),
    )
    expect([cells(quarter, 'ghi_extra'), cells(quarter, 'solar_zenith')]).toEqual([[800], [35]])
    expect(quarter.metadata).toMatchObject({ Title: 'example', altitude: 39, time_step: '15min' })
    const month = read(
      'cams',
      file(
        '0 year 1 month 0 day 0 h 0 min 0 s',
        '2020-02-01T00:00:00.0/2020-03-01T00:00:00.0;69600;nan',
      ),
    )
    expect(labels(month)).toEqual(['2020-02-29T00:00'])
    expect([cells(month, 'ghi_extra'), month.zone.offsetH]).toEqual([[100], undefined])
  })
})
