import { describe, expect, test } from 'vitest'
import { WeatherFileError } from '../weather/weatherFileError.ts'
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

  test('too few values are told', () => {
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

  test('PSM: names and words above the table, its zone, no columns without a name', () => {
    const table = read('psm', [
      'Source,Latitude,Time Zone,Version',
      'NSRDB,40.5,-7,v3',
      'Year,Month,Day,Hour,Minute,GHI,,',
      '2017,1,1,0,30,5,,',
    ])
    expect(table.metadata).toEqual({
      Source: 'NSRDB',
      latitude: 40.5,
      'Time Zone': -7,
      Version: 'v3',
    })
    expect([labels(table), table.zone.name]).toEqual([['2017-01-01T07:30'], 'Etc/GMT+7'])
    expect(table.columns.at(-1)).toEqual({ name: 'ghi', cells: [5] })
  })

  test('PVGIS: series and typical years, CSV and JSON', () => {
    const csv = read('pvgis_tmy', [
      'Latitude (decimal degrees): 45.000',
      'month,year',
      '1,2018',
      'time(UTC),T2m,G(h)',
      '20180101:0010,2.04,0.0',
      '',
      'T2m: 2-m air temperature (degree Celsius)',
    ])
    expect(csv.metadata).toEqual({
      inputs: { latitude: 45 },
      descriptions: { T2m: '2-m air temperature (degree Celsius)' },
      months_selected: [{ month: 1, year: 2018 }],
    })
    const json = read('pvgis_hourly', [
      JSON.stringify({
        inputs: { location: { latitude: 45 } },
        meta: { inputs: {}, outputs: {} },
        outputs: { hourly: [{ time: '20180101:0010', T2m: 2.04, 'G(h)': 0 }] },
      }),
    ])
    for (const table of [csv, json]) {
      expect(labels(table)).toEqual(['2018-01-01T00:10'])
      expect([cells(table, 'temp_air'), cells(table, 'ghi')]).toEqual([[2.04], [0]])
    }
  })
})

describe('tables of years', () => {
  test('TMY3: 24:00 is the next day, the name keeps its quotes', () => {
    const table = read('tmy3', [
      '723170,"PLACE",NC,-5.0,36.1,-79.95,273',
      'Date (MM/DD/YYYY),Time (HH:MM),GHI (W/m^2)',
      '01/31/1988,24:00,5',
    ])
    expect(labels(table)).toEqual(['1988-02-01T05:00'])
    expect(table.metadata).toMatchObject({ Name: '"PLACE"', TZ: -5 })
  })

  test('TMY2: fixed fields, hours at their start, one year for all months', () => {
    const row = (start: string) =>
      ` ${start}000000000000?00000?00000?00000?00000?00000?00000?007A703A70200A70150A7073A71017A7158A7067A70161A777777A70999999999013F8062F8000A788E7`
    const table = read('tmy2', [
      ' 12839 MIAMI                  FL  -5 N 25 48 W  80 16     2',
      row('62010101'),
      row('75020124'),
    ])
    expect(labels(table)).toEqual(['1962-01-01T05:00', '1962-02-02T04:00'])
    expect(cells(table, 'DryBulb')).toEqual([200, 200])
    expect(cells(table, 'LastSnowfallUncertainty')).toEqual([7, 7])
    expect(table.metadata).toMatchObject({ City: 'MIAMI', latitude: 25.8 })
  })

  test('EPW: hours 1 to 24 at their start; codes stay numbers', () => {
    const site = 'LOCATION,PLACE,-,NLD,IWEC,062400,52.30,4.77,1.0,-2.0'
    const values = Array.from({ length: 29 }, () => '99').join(',')
    const table = read('epw', [
      site,
      ...Array.from({ length: 7 }, () => 'HOLIDAYS'),
      `1995,1,1,1,60,A7,${values}`,
    ])
    expect(labels(table)).toEqual(['1994-12-31T23:00'])
    expect([cells(table, 'albedo'), cells(table, 'data_source_unct')]).toEqual([[99], ['A7']])
    expect(() => read('epw', ['nothing'])).toThrow('LOCATION')
  })

  test('SolarAnywhere: what a header of one cell says', () => {
    const table = read('solaranywhere', [
      '0,Place,NA,-5,44.5,-73.2,41,"Data Version: 3.6 / LatLon Resolution: 0.005 / TD: Yes"',
      'ObservationTime(LST),Clear Sky GHI',
      '01/01/2021 00:05,7',
    ])
    expect(table.metadata).toMatchObject({
      'Data Version': '3.6',
      'LatLon Resolution': 0.005,
      TD: 'Yes',
    })
    expect([labels(table), cells(table, 'ghi_clear')]).toEqual([['2021-01-01T05:05'], [7]])
  })
})
