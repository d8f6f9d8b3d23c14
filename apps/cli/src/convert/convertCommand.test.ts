import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import {
  readOnd,
  readPan,
  readWeather,
  writeOnd,
  writePan,
  writeSamCsv,
  writeWeatherCsv,
} from '@duet/formats'
import { componentDefaults, sampleWeather } from '@duet/plant'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { convertCommand } from './convertCommand.ts'

let folder: string
const at = (name: string): string => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duet-convert-'))
  writeFileSync(at('weather.csv'), [...writeWeatherCsv(sampleWeather())].join(''))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** Converts a file to one after the other. */
async function convert(...names: readonly string[]): Promise<void> {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  for (const [i, name] of names.slice(1).entries()) {
    const [file = '', ...to] = name.split(' ')
    await convertCommand.run([at(names[i]?.split(' ')[0] ?? ''), at(file), ...to])
  }
}

const weatherOf = (name: string) =>
  readWeather([readFileSync(at(name), 'utf8')], { filename: name })

test.each([['a.epw'], ['sam-tmy.csv --to sam'], ['pvsyst.csv --to pvsyst']])(
  'weather goes to %s and back with its times and light',
  async (there) => {
    await convert('weather.csv', there, 'back.csv')
    const [before, after] = [await weatherOf('weather.csv'), await weatherOf('back.csv')]
    expect(after.metadata).toMatchObject({
      type: 'TMY',
      latitude: before.metadata.latitude,
      longitude: before.metadata.longitude,
      local_time_zone: before.metadata.local_time_zone,
    })
    expect(after.intervalStartUtcMs).toEqual(before.intervalStartUtcMs)
    for (const name of ['ghi_wm2', 'dni_wm2', 'dhi_wm2', 'temp_c', 'windspeed'] as const) {
      const off = after.columns[name]?.map((value, row) =>
        Math.abs(value - (before.columns[name]?.[row] ?? Number.NaN)),
      )
      // the coarsest writes three decimals
      expect([name, Math.max(...(off ?? [Number.NaN])) <= 5e-4]).toEqual([name, true])
    }
  },
)

test('weather goes to Parquet', async () => {
  await convert('weather.csv', 'weather.parquet')
  const connection = await (await DuckDBInstance.create()).connect()
  const read = await connection.runAndReadAll(
    `select count(*)::int as n, sum(ghi_wm2) as ghi, min(interval_start_utc) as first from '${at('weather.parquet')}'`,
  )
  const { columns, rowCount } = await weatherOf('weather.csv')
  const [row] = read.getRowObjects()
  expect(row).toMatchObject({ n: rowCount, first: '2001-01-01T07:00:00.000Z' })
  expect(row?.['ghi']).toBeCloseTo(columns.ghi_wm2?.reduce((sum, one) => sum + one, 0) ?? 0, 6)
})

test('weather that says neither place nor clock is read near a place', async () => {
  const sam = [...writeSamCsv(await weatherOf('weather.csv'))].join('')
  const unplaced = sam.replace(/^default,[^,]+,[^,]+,([^,]+),.*$/m, 'default,,,$1,')
  writeFileSync(at('unplaced-tmy.csv'), unplaced)
  const [file, there] = ['unplaced-tmy.csv', 'placed.csv']
  await expect(convert(file, there)).rejects.toThrow('does not say its time zone')
  await convert(file, `${there} --near 33.45,-111.98`)
  expect((await weatherOf('placed.csv')).metadata.local_time_zone).toBe(-7)
})

describe('a component', () => {
  test('a module goes from PAN to JSON and back with the same values', async () => {
    writeFileSync(at('a.pan'), writePan('Module', componentDefaults('panel')))
    await convert('a.pan', 'pan.json', 'b.PAN')
    const [before, after] = ['a.pan', 'b.PAN'].map((name) => readPan(readFileSync(at(name)), 'x'))
    expect(after).toEqual(before)
    expect(JSON.parse(readFileSync(at('pan.json'), 'utf8'))).toMatchObject({ kind: 'panel' })
    await expect(convert('pan.json', 'c.ond')).rejects.toThrow('is a module')
  })

  test('an inverter goes from OND to JSON and back with the same values', async () => {
    writeFileSync(at('a.ond'), writeOnd('Inverter', componentDefaults('inverter')))
    await convert('a.ond', 'ond.json', 'b.ond')
    const [before, after] = ['a.ond', 'b.ond'].map((name) => readOnd(readFileSync(at(name)), 'x'))
    expect(after).toEqual(before)
  })
})

const RING = [
  [-111.99, 33.44],
  [-111.98, 33.44],
  [-111.98, 33.45],
  [-111.99, 33.44],
]
const DRAWING = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Land' },
      geometry: { type: 'Polygon', coordinates: [RING] },
    },
  ],
}

test.each([['a.kml'], ['a.kmz'], ['a.dxf'], ['a.zip']])(
  'a drawing goes to %s and back to the same places',
  async (there) => {
    writeFileSync(at('land.geojson'), JSON.stringify(DRAWING))
    await convert('land.geojson', there, 'back.geojson')
    const { features } = JSON.parse(readFileSync(at('back.geojson'), 'utf8'))
    expect(features).toHaveLength(1)
    const ring: readonly [number, number][] = features[0].geometry.coordinates[0]
    // a drawing has a tenth of a millimetre; the direction of a ring is the format's
    for (const [longitude = 0, latitude = 0] of RING) {
      const off = ring.map(([x, y]) => Math.hypot(x - longitude, y - latitude))
      expect(Math.min(...off)).toBeLessThan(2e-9)
    }
    expect(ring).toHaveLength(RING.length)
  },
)

test.each([
  [['weather.csv', 'weather.xyz'], 'is no format for this file'],
  [['weather.csv', 'a.csv', '--to', 'kml'], '--to kml is no format for this file; say one of'],
  [['weather.csv'], 'name a file and the one'],
  [['weather.csv', 'a.kml', '--near', 'here'], '--near must be LATITUDE,LONGITUDE'],
  [['weather.csv', 'a.kml', '--near', '47,'], '--near must be LATITUDE,LONGITUDE'],
])('%j is refused', async (args, message) => {
  const [file = '', ...rest] = args
  await expect(convertCommand.run([at(file), ...rest])).rejects.toThrow(message)
})

test('standard input goes to standard output', async () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), 'convert', '-', '-', '--to', 'epw'],
    { input: readFileSync(at('weather.csv')), encoding: 'utf8', maxBuffer: 1e8 },
  )
  expect(status).toBe(0)
  expect((await readWeather([stdout])).format).toBe('epw')
})
