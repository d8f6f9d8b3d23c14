import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxBytes } from '../testing/xlsxBytes.ts'
import { guessSeries } from './guessSeries.ts'
import { readSeries } from './readSeries.ts'
import { xlsxTable } from './xlsxTable.ts'

/** 1 June 2025, as days are counted in workbooks. */
const JUNE_1 = 45_809
const hours = Array.from({ length: 48 }, (_, i) => [
  { date: JUNE_1 + i / 24 },
  { formula: 'B1*2', value: i },
  i === 5 ? { error: '#DIV/0!' } : 20 + i,
])
const sheet = [['Time', 'Power (kW)', 'Air (°C)'], ...hours]

test('dates, cached values of formulas and errors of a sheet become a series', async () => {
  const { sheets, sheet: chosen, lines } = await xlsxTable(xlsxBytes({ Empty: [], Data: sheet }))
  expect({ sheets, chosen }).toEqual({ sheets: ['Empty', 'Data'], chosen: 'Data' })
  expect(lines[1]).toBe('2025-06-01\t0\t20')
  expect(lines[2]).toBe('2025-06-01T01:00:00\t1\t21')
  const mapping = guessSeries(lines)!.mapping
  const { columns, startUtcMs, stepS } = await readSeries(
    lines.map((line) => `${line}\n`),
    mapping,
  )
  expect(stepS).toBe(3600)
  expect(startUtcMs[0]).toBe(Date.UTC(2025, 5, 1))
  expect(columns[0]?.values[47]).toBe(47_000)
  expect([...(columns[1]?.values.subarray(4, 7) ?? [])]).toEqual([24, Number.NaN, 26])
})

test('a sheet is asked for by its name; one that is not there is refused with those that are', async () => {
  const bytes = xlsxBytes({ One: [['a', 1]], Two: [['b', 2]] })
  expect((await xlsxTable(bytes, 'Two')).lines).toEqual(['b\t2'])
  await expect(xlsxTable(bytes, 'Three')).rejects.toThrow(
    'The workbook has no sheet "Three" with rows. It has: One, Two.',
  )
})

test.each([
  ['without a row', xlsxBytes({ Empty: [] }), 'All sheets of the workbook are empty'],
  ['cut short', xlsxBytes({ Data: sheet }).subarray(0, 700), 'damaged or cut short'],
  ['that is another archive', zipSync({ 'a.txt': strToU8('x') }), 'The file is no Excel workbook'],
  ['with sheets that are no XML', zipSync({ 'xl/workbook.xml': strToU8('x') }), 'is damaged'],
])('a workbook %s is refused', async (_name, bytes, message) => {
  await expect(xlsxTable(bytes)).rejects.toThrow(message)
})

test('a bomb is refused by what comes out of it, and not by what it says of itself', async () => {
  const zeros = new Uint8Array(6 * 1024 * 1024)
  const bomb = zipSync({ 'xl/workbook.xml': strToU8('x'), 'xl/a.xml': [zeros, { level: 1 }] })
  expect(bomb.length).toBeLessThan(100_000)
  await expect(xlsxTable(bomb, undefined, 5 * 1024 * 1024)).rejects.toThrow(
    'is larger than 5 MB when it is unpacked',
  )
})
