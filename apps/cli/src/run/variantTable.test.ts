import { samplePlant } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { variantDocument } from './plantVariant.ts'
import { readVariants } from './variantTable.ts'

describe('a table of variants', () => {
  test('has a change for each cell that is filled, and a name of its line where it says none', () => {
    const text = '\uFEFFname;weather;blocks.0.name;a.b\r\nfirst;w.csv;"East; one";1\r\n;;;2\r\n'
    expect(readVariants('/x/sweep.csv', text)).toEqual([
      {
        name: 'first',
        plant: undefined,
        weather: 'w.csv',
        changes: [
          { path: 'blocks.0.name', text: 'East; one' },
          { path: 'a.b', text: '1' },
        ],
      },
      {
        name: 'sweep.csv:3',
        plant: undefined,
        weather: undefined,
        changes: [{ path: 'a.b', text: '2' }],
      },
    ])
  })

  test.each([
    ['a,b\n', 'a line for each variant'],
    ['a,a\n1,2', 'two columns are named a'],
    ['a,b\n1', 'line 2 has 1 cells, the head 2'],
    ['a,\n1,2', 'a column has no name'],
  ])('%j is refused', (text, message) => {
    expect(() => readVariants('t.csv', text)).toThrow(message)
  })
})

describe('a variant of a plant', () => {
  const text = JSON.stringify(samplePlant())
  const variant = (path: string, value: string) =>
    variantDocument({ text, name: 'p.json', changes: [{ path, text: value }] })

  test('has the value in the kind of its field', () => {
    expect(variant('blocks.*.num_inverters', '7').blocks.map((one) => one.num_inverters)).toEqual([
      7, 7,
    ])
    expect(variant('project.name', '2026').project.name).toBe('2026')
    expect(variant('blocks.0.row_optics', 'endless_rows').blocks[0]?.row_optics).toBe(
      'endless_rows',
    )
    expect(variant('blocks.0.power_factor', '0.95').blocks[1]?.power_factor).toBe(1)
  })

  test.each([
    ['blocks.0.num_invertors', '7', 'blocks.0.num_invertors: the plant document has no such field'],
    ['components.panel.parameters.powr', '7', 'the plant document has no such field'],
    ['system_parameters.limit', '7', 'the plant document has no such field'],
    ['blocks.0.num_inverters', '-1', 'blocks.0.num_inverters'],
    ['blocks.0.num_inverters', 'many', 'blocks.0.num_inverters'],
  ])('%s = %s is refused', (path, value, message) => {
    expect(() => variant(path, value)).toThrow(message)
  })
})
