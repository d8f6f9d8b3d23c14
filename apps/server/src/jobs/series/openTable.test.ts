import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlText } from '../../files/parquet/sql.ts'
import { withScratch } from './parquetText.ts'
import { previewSeries, storeSeries } from './readSeriesFile.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'duet-tables-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function file(name: string, content: Buffer): Promise<string> {
  const target = path.join(folder, name)
  await writeFile(target, content)
  return target
}

async function parquet(name: string, query: string): Promise<string> {
  const target = path.join(folder, name)
  await withScratch((duckdb) =>
    duckdb.use(async (connection) => {
      await connection.run(`copy (${query}) to ${sqlText(target)} (format parquet)`)
    }),
  )
  return target
}

const look = (target: string) => previewSeries({ path: target, sheet: undefined, layout: {} })

async function stored(target: string) {
  const { guess } = await look(target)
  return storeSeries({
    path: target,
    sheet: undefined,
    mapping: guess!.mapping,
    localOffsetH: -7,
    target: path.join(folder, `${path.basename(target)}.out`),
  })
}

const HOURS = 'range(48) as r(i)'

describe('a Parquet file', () => {
  test.each([
    ['with times in UTC', "timestamptz '2025-06-01 00:00:00Z' + interval (i) hour", -7],
    ['with times of no zone', "timestamp '2025-06-01 00:00:00' + interval (i) hour", 0],
    [
      'with times in seconds since 1970',
      "epoch(timestamp '2025-06-01 00:00:00')::bigint + i * 3600",
      -7,
    ],
  ])('%s', async (name, time, utcOffsetH) => {
    const columns = `${time} as "time", (i * 1.5)::double as "P (kW)", i::decimal(9, 2) as "T °C", [i] as list`
    const described = await stored(
      await parquet(`${name}.parquet`, `select ${columns} from ${HOURS}`),
    )
    expect(described).toMatchObject({
      rowCount: 48,
      stepS: 3600,
      startMs: Date.UTC(2025, 5, 1),
      utcOffsetH,
      columns: [
        { name: 'P', stored_unit: 'W', max: 70_500 },
        { name: 'T °C', stored_unit: '°C', max: 47 },
      ],
    })
  })

  test('that is cut short is refused', async () => {
    const cut = await file('cut.parquet', Buffer.from('PAR1 and no more'))
    await expect(look(cut)).rejects.toThrow('The Parquet file is damaged or cut short')
  })
})

const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex')

test.each([
  ['an old workbook', OLD, 'old Excel workbook (.xls)'],
  [
    'a workbook with a password',
    Buffer.concat([OLD, Buffer.alloc(2000), Buffer.from('EncryptedPackage', 'utf16le')]),
    'protected by a password',
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), 'is a PDF document'],
  ['an archive that is no workbook and is cut short', Buffer.from('PK\u0003\u0004'), 'archive'],
])('%s is refused with what to do', async (name, content, message) => {
  await expect(look(await file(name, content))).rejects.toThrow(message)
})

test('an empty file has no table', async () => {
  expect((await look(await file('empty.csv', Buffer.alloc(0)))).guess).toBeUndefined()
})
