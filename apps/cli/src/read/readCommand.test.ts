import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCommand } from './readCommand.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-read-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const HEADER = [
  '# Latitude: 40',
  '# Longitude: 15',
  '# Time zone: UTC+01:00; times are the end of the interval',
  'time,GHI [W/m2],Temperature [degC]',
]

function rows(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const stamp = new Date(Date.UTC(2023, 0, 1, i + 1)).toISOString().slice(0, 16)
    return `${stamp.replace('T', ' ')},${i % 24 === 12 ? 500 : -1},20`
  })
}

async function printed(
  lines: readonly string[],
  name = 'logger.csv',
): Promise<Record<string, unknown>> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const path = join(folder, name)
  await writeFile(path, lines.join('\n'))
  await readCommand.run([path, '--json'])
  return JSON.parse(String(log.mock.calls[0]?.[0]))
}

test('what a file is, with sums in which nights do not count', async () => {
  const lines = rows(72)
  lines.splice(30, 1)
  const found = await printed([...HEADER, ...lines])
  expect(found).toMatchObject({
    file: 'logger.csv',
    kind: 'weather',
    format: 'plain',
    rows: 71,
    interval_minutes: 60,
    interval_alignment: 'ending',
    utc_offset_hours: 1,
    latitude: 40,
    longitude: 15,
    start: '2022-12-31T23:00:00Z',
    end: '2023-01-03T23:00:00Z',
    sums: { ghi_kwh_m2: 1.5 },
    missing_steps: 1,
  })
  expect(found['warnings']).toContainEqual(
    expect.objectContaining({ code: 'gaps', lines: [34, 35] }),
  )
  expect(process.exitCode).toBeUndefined()
})

test('a refusal names the lines at fault, and the exit code is 1', async () => {
  const lines = rows(72)
  lines.splice(20, 0, (lines[20] ?? '').replace(/20$/, '21'))
  expect(await printed([...HEADER, ...lines])).toMatchObject({
    kind: 'weather',
    error: 'duplicate_time',
    lines: [25, 26],
  })
  expect(process.exitCode).toBe(1)
})

const SITE = ['PVObject_=pvSite', '  Site=Hill', '  Latitude=47.8', '  Longitude=7.6']

test('a file of PVsyst is shown by its keys, also where it ends within a block', async () => {
  const whole = [...SITE, 'End of PVObject pvSite', '']
  expect(await printed(whole, 'hill.SIT')).toMatchObject({
    kind: 'site',
    name: 'Hill',
    latitudeDeg: 47.8,
    altitudeM: null,
  })
  expect(process.exitCode).toBeUndefined()
  vi.restoreAllMocks()
  expect(await printed([...SITE, ''], 'hill.SIT')).toMatchObject({
    file: 'hill.SIT',
    error: 'cut_short',
    lastLine: 4,
    innermostOpen: ['pvSite'],
  })
  expect(process.exitCode).toBe(1)
})

test('a drawing is shown by its shapes, and one that is none is refused', async () => {
  const point =
    '{"type":"Feature","geometry":{"type":"Point","coordinates":[7.6,47.8]},"properties":{}}'
  expect(await printed([point], 'a.geojson')).toMatchObject({
    kind: 'layout',
    format: 'geojson',
    features: [{ geometry: { type: 'Point', coordinates: [7.6, 47.8] } }],
  })
  vi.restoreAllMocks()
  expect(await printed(['<kml>'], 'a.kml')).toMatchObject({ kind: 'layout', error: 'damaged' })
  expect(process.exitCode).toBe(1)
})
