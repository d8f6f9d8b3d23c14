import { describe, expect, test } from 'vitest'
import {
  columnLines,
  mappingError,
  parseMapping,
  withColumn,
  withoutColumn,
  withTimeKind,
} from './mappingForm.ts'

const mapping = parseMapping({
  delimiter: ',',
  decimal_comma: false,
  header_line: 1,
  first_data_line: 2,
  missing_values: [-999],
  time: { kind: 'stamp', columns: [1], order: 'YMD' },
  interval_alignment: 'beginning',
  type: 'Sequential',
  clock_offset_h: -7,
  columns: [{ column: 3, name: 'Meter', unit: 'kWh', aggregation: 'sum' }],
})
const power = { column: 2, name: 'Power', unit: 'kW', aggregation: 'mean' } as const

describe('the columns of a file', () => {
  test('are all but its times, read or left out', () => {
    const lines = columnLines(
      mapping,
      ['time', 'P', 'Meter'],
      [
        ['a', '1', '2'],
        ['b', '3', '4'],
      ],
    )
    expect(lines).toEqual([
      { column: 2, header: 'P', sample: '1 · 3', read: undefined },
      { column: 3, header: 'Meter', sample: '2 · 4', read: mapping.columns[0] },
    ])
  })

  test('stay in the order of the file when one is read, changed or left out', () => {
    const both = withColumn(mapping, power)
    expect(both.columns.map(({ column }) => column)).toEqual([2, 3])
    expect(withColumn(both, { ...power, unit: 'W' }).columns[0]?.unit).toBe('W')
    expect(withoutColumn(both, 3).columns).toEqual([power])
  })
})

test.each([
  ['Choose the columns of the times', withTimeKind(mapping, 'parts')],
  ['Choose the columns of the times', withTimeKind(mapping, 'months')],
  ['Choose at least one column to read', withoutColumn(mapping, 3)],
  ['Give every column a name', withColumn(mapping, { ...power, name: ' ' })],
  [undefined, mapping],
])('before it is read: %s', (message, of) => {
  expect(mappingError(of)).toBe(message)
})
