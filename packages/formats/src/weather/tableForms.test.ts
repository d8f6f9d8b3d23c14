import { describe, expect, test } from 'vitest'
import { guessTable } from './guess/guessTable.ts'
import { placeInText } from './guess/textHints.ts'
import { readWeather } from './readWeather.ts'

/** A day of light beside other columns, with what the clock of each row says. */
function day(
  names: string,
  time: (hour: number, minute: number) => string,
  { stepMin = 60, scale = 1 }: { readonly stepMin?: number; readonly scale?: number } = {},
): string {
  const rows = Array.from({ length: 1440 / stepMin }, (_, i) => {
    const minute = i * stepMin
    const light = 900 * Math.max(0, Math.sin(((minute / 60 - 6) / 12) * Math.PI))
    const text = time(Math.floor(minute / 60), minute % 60)
    return `${text},${(light * scale).toFixed(5)},${(15 + i / 100).toFixed(2)}`
  })
  return ['# Latitude: 37.4', '# Longitude: -5.9', '# Time zone: UTC+1', names, ...rows].join('\n')
}

const two = (value: number): string => String(value).padStart(2, '0')
const startOf = async (text: string): Promise<string> =>
  (await readWeather([text])).metadata.start_time

describe('how times may be written in a table', () => {
  test.each([
    ['seconds since 1970', 'unix_time', (h: number) => `${1_682_895_600 + h * 3600}`],
    ['ms since 1970', 'timestamp', (h: number) => `${1_682_895_600 + h * 3600}000`],
    ['days of a spreadsheet', 'datetime', (h: number) => (45_047 + h / 24).toFixed(6)],
    ['names of months', 'time', (h: number) => `01-May-23 ${two(h)}:00`],
    ['names first', 'time', (h: number) => `May 1 2023 ${two(h)}:00`],
    ['compact with seconds', 'time', (h: number) => `20230501 ${two(h)}0000`],
    ['points in the time', 'time', (h: number) => `01.05.2023 ${two(h)}.00`],
    ['day of the year', 'Year,DOY,Hour', (h: number) => `2023,121,${h}`],
    ['hours with minutes', 'Year,DOY,HHMM', (h: number) => `2023,121,${h * 100}`],
  ])('%s', async (_name, names, time) => {
    expect(await startOf(day(`${names},GHI,Temp`, time))).toBe('2023-04-30T23:00:00.000Z')
  })

  test('quarters of an hour as fractions of hours', async () => {
    const text = day('Year,Month,Day,Hour,GHI,Temp', (h, m) => `2023,5,1,${h + m / 60}`, {
      stepMin: 15,
    })
    const weather = await readWeather([text])
    expect([weather.stepS, weather.rowCount]).toEqual([900, 96])
  })

  test('points between hours and minutes keep the minutes', async () => {
    const time = (h: number, m: number): string => `01.05.2023 ${two(h)}.${two(m)}`
    const weather = await readWeather([day('time,GHI,Temp', time, { stepMin: 15 })])
    expect([weather.stepS, weather.rowCount]).toEqual([900, 96])
  })

  test('half minutes are the middle of five', async () => {
    const time = (h: number, m: number): string => `2023-05-01 ${two(h)}:${two(m + 2)}:30`
    const weather = await readWeather([day('time,GHI,Temp', time, { stepMin: 5 })])
    expect(weather.metadata.interval_alignment).toBe('center')
    expect(weather.metadata.start_time).toBe('2023-04-30T23:00:00.000Z')
  })

  test('times with their own zone keep the standard time that the header says', async () => {
    const text = day('time,GHI,Temp', (h) => `2023-05-01T${two(h)}:00:00+02:00`)
    const { metadata } = await readWeather([text])
    expect([metadata.start_time, metadata.local_time_zone]).toEqual(['2023-04-30T22:00:00.000Z', 1])
  })

  test('blank lines below the names, and two returns at the end of each', async () => {
    const text = day('time,GHI,Temp', (h) => `2023-05-01 ${two(h)}:00`)
    const start = '2023-04-30T23:00:00.000Z'
    expect(await startOf(text.replace('GHI,Temp\n', 'GHI,Temp\n\n\n'))).toBe(start)
    expect(await startOf(text.replaceAll('\n', '\r\r\n'))).toBe(start)
  })
})

describe('units that no header names', () => {
  const time = (h: number): string => `2023-05-01 ${two(h)}:00`

  test.each([
    ['kW/m²', 'GHI', 0.001],
    ['kW/m² under the name of W/m²', 'GHI [W/m2]', 0.001],
    ['kJ/m²', 'GHI', 3.6],
  ])('%s are guessed from the size of the values, and it is said', async (_name, header, scale) => {
    const weather = await readWeather([day(`time,${header},Temp`, time, { scale })])
    expect(Math.max(...(weather.columns.ghi_wm2 ?? []))).toBeCloseTo(900, 0)
    expect(weather.warnings.map(({ code }) => code)).toContain('unit_guessed')
  })

  test.each([
    ['days', 'Date,GHI,Temp', (i: number) => `2023-05-${two(i + 1)},5.2,15`, 'kwh/m2'],
    ['days', 'Date,GHI,Temp', (i: number) => `2023-05-${two(i + 1)},19.1,15`, 'mj/m2'],
    ['months', 'Month,GHI,Temp', (i: number) => `${i + 1},152,15`, 'kwh/m2'],
    ['months', 'Month,GHI,Temp', (i: number) => `${i + 1},540,15`, 'mj/m2'],
  ])('sums of %s: %s, %s', (_kind, names, row, unit) => {
    const lines = [names, ...Array.from({ length: 12 }, (_, i) => row(i))]
    expect(guessTable(lines)?.mapping.columns.ghi_wm2?.unit).toBe(unit)
  })
})

describe('the place in remarks', () => {
  const denver = { latitude: 39.74, longitude: -104.99 }
  test.each([
    ['Latitude: 39.74 N\nLongitude: 104.99 W', denver],
    ['Latitude: N 39.74\nLongitude: W 104.99', denver],
    [`Latitude: 39°44'24" N\nLongitude: 104°59'24" W`, denver],
    ['Coordinates: 39.74, -104.99', denver],
    ['lat/lon: 39.74 / -104.99', denver],
    ['lat=39.74 lon=-104.99 alt=1610', { ...denver, altitudeM: 1610 }],
    ['Lat 39.74\nLon -104.99\nElevation: 5282 ft', { ...denver, altitudeM: 1610 }],
    ['Station,Latitude,Longitude,Elevation\nx,39.74,-104.99,1610', { ...denver, altitudeM: 1610 }],
  ])('%s', (text, place) => {
    const found = placeInText(text)
    expect(Object.keys(found)).toEqual(Object.keys(place))
    expect(found.latitude).toBeCloseTo(place.latitude, 3)
    expect(found.longitude).toBeCloseTo(place.longitude, 3)
    expect(found.altitudeM ?? 1610).toBeCloseTo(1610, 0)
  })
})

describe('999 for "no value"', () => {
  const names = 'time,GHI [W/m2],temp_air [degC]'
  const text = day(names, (h, m) => `2023-05-01 ${two(h)}:${two(m)}`, { stepMin: 15 })
  const withRow = (row: string): Promise<Awaited<ReturnType<typeof readWeather>>> =>
    readWeather([text.replace(/2023-05-01 12:00,.*/, `2023-05-01 12:00,${row}`)])

  test('is none of light where the air of the row is 999 too', async () => {
    const { columns, warnings } = await withRow('999,999')
    expect(columns.ghi_wm2?.[48]).toBeNaN()
    expect(columns.temp_c?.[48]).toBeNaN()
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'values_missing', lines: [53] }),
    )
  })

  test('is light where the air has a value', async () => {
    expect((await withRow('999,20')).columns.ghi_wm2?.[48]).toBe(999)
  })
})
