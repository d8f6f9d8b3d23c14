import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSensors } from './readSensors.ts'
import type { SensorClock } from './sensorTable.ts'

const UTC = { timestamp_clock: 'utc', time_zone: 'Europe/Athens' } as const
const LOCAL = { ...UTC, timestamp_clock: 'local' } as const

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'duet-sensors-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const file = (name: string, content: string | Buffer) => writeFile(join(dir, name), content)

async function parquet(query: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const to = join(dir, 'sensors.parquet')
  await connection.run(`set TimeZone = 'UTC'; copy (${query}) to '${to}' (format parquet)`)
  connection.closeSync()
  instance.closeSync()
}

async function read(clock: SensorClock = UTC) {
  const { labelUtcMs, columns } = await readSensors(dir, clock)
  const times = [...labelUtcMs].map((ms) => new Date(ms).toISOString().slice(0, 16))
  return {
    times,
    ...Object.fromEntries([...columns].map(([tag, values]) => [tag, [...values]])),
  }
}

const TIMES = ['2026-03-01T10:00', '2026-03-01T10:30']
const WIDE = { times: TIMES, A: [1, 2], B: [NaN, 3.5] }

test.each([
  ['sensors.csv', 'timestamp,A,B\n2026-03-01T10:00Z,1,\n2026-03-01 10:30,2,3.5\n'],
  [
    'sensors.csv',
    'tag;timestamp;value\nB;2026-03-01T10:30Z;3.5\nA;2026-03-01T10:30Z;2\nA;2026-03-01T10:00Z;1',
  ],
  ['sensors.csv.gz', gzipSync('timestamp,A,B\n2026-03-01T10:00Z,1,NaN\n2026-03-01T10:30Z,2,3.5\n')],
])('%s is wide or long, packed or not, in any order', async (name, content) => {
  await file(name, content)
  expect(await read()).toEqual(WIDE)
})

test.each([
  [
    'wide',
    `select timestamp '2026-03-01 10:00:00' as "timestamp", 1 as A, null::double as B
     union all select timestamp '2026-03-01 10:30:00', 2, 3.5`,
  ],
  [
    'long',
    `select 'B' as tag, timestamptz '2026-03-01 10:30:00+00' as "timestamp", 3.5::float as "value"
     union all select 'A', timestamptz '2026-03-01 10:30:00+00', 2
     union all select 'A', timestamptz '2026-03-01 10:00:00+00', 1`,
  ],
  [
    'wide with ms',
    `select ${Date.parse('2026-03-01T10:00Z')}::bigint as "timestamp", 1 as A, 'nan'::double as B
     union all select ${Date.parse('2026-03-01T10:30Z')}, 2, 3.5`,
  ],
])('sensors.parquet may be %s', async (_layout, query) => {
  await parquet(query)
  expect(await read()).toEqual(WIDE)
})

test('times without an offset are civil time of a local clock, in text and in Parquet', async () => {
  const pairs = ['02:30', '03:00', '03:30', '03:00', '03:30', '04:00'].map((time, i) => [time, i])
  const local = {
    times: ['23:30', '00:00', '00:30', '01:00', '01:30', '02:00'].map(
      (time, i) => `2025-10-${i === 0 ? 25 : 26}T${time}`,
    ),
    A: [0, 1, 2, 3, 4, 5],
  }
  const rows = pairs.map(
    ([time, value]) => `timestamp '2025-10-26 ${time}:00' as "timestamp", ${value} as A`,
  )
  await parquet(`select ${rows.join(' union all select ')}`)
  expect(await read(LOCAL)).toEqual(local)
  const lines = pairs.map(([time, value]) => `2025-10-26 ${time},${value}`)
  await file('sensors.csv', ['timestamp,A', ...lines].join('\n'))
  expect(await read(LOCAL)).toEqual(local)
})

test('a tag without a value in the first pass of an hour stays with its row in the second', async () => {
  const lines = ['03:30,1,', '03:00,2,5', '03:30,3,6'].map((line) => `2025-10-26T${line}`)
  await file('sensors.csv', ['timestamp,A,B', ...lines].join('\n'))
  expect(await read(LOCAL)).toMatchObject({ A: [1, 2, 3], B: [NaN, 5, 6] })
})

test.each([
  [
    'timestamp,A\n2026-03-01T10:00Z,1\n2026-03-01T10:30Z,x',
    "sensors.csv: Line 3: 'x' of A is no number.",
  ],
  ['timestamp,A\nyesterday,1', "sensors.csv: Line 2: 'yesterday' is no time."],
  ['timestamp,A\n2026-03-01T10:00Z', 'sensors.csv: Line 2: has 1 cells where the header has 2.'],
  ['A,B\n1,2', 'sensors.csv: Line 1: the header needs a column timestamp'],
  ['timestamp,A,A\n', 'sensors.csv: Line 1: the column A stands there twice.'],
  ['timestamp,A\n', 'sensors.csv: There are no readings.'],
])('%j is refused with file and line', async (content, message) => {
  await file('sensors.csv', content)
  await expect(read()).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining(message),
  })
})

test('what is no Parquet file, or no table of readings, is refused', async () => {
  await file('sensors.parquet', 'nothing')
  await expect(read()).rejects.toThrow('sensors.parquet: This is no Parquet file.')
  await parquet('select 1 as A')
  await expect(read()).rejects.toThrow('sensors.parquet: The Parquet file has no column timestamp')
})

test('a folder without readings names what is looked for', async () => {
  await expect(read()).rejects.toThrow('has none of sensors.csv, sensors.csv.gz, sensors.parquet.')
})
