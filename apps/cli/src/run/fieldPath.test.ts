import { describe, expect, test } from 'vitest'
import { placesOf, valueAt, withValueAt } from './fieldPath.ts'

const root = {
  blocks: [
    { id: 'a', name: 'East', tilt: 1 },
    { id: 'b', name: 'West', tilt: 2 },
  ],
  components: [
    { kind: 'table', name: 'Fixed', parameters: { spacing: 5 } },
    { kind: 'panel', name: 'P', parameters: { power: 500 } },
  ],
}

describe('a path of fields', () => {
  test.each([
    ['blocks.1.tilt', [['blocks', 1, 'tilt']]],
    ['blocks.East.tilt', [['blocks', 0, 'tilt']]],
    ['blocks.b.tilt', [['blocks', 1, 'tilt']]],
    ['components.table.parameters.spacing', [['components', 0, 'parameters', 'spacing']]],
    [
      'blocks.*.is_new',
      [
        ['blocks', 0, 'is_new'],
        ['blocks', 1, 'is_new'],
      ],
    ],
  ])('%s', (path, places) => {
    expect(placesOf(root, path)).toEqual(places)
  })

  test.each([
    ['blocks.North.tilt', "blocks has no 'North'"],
    ['blocs.0.tilt', "the plant document has no 'blocs'"],
    ['blocks.0.tilt.x', "blocks.0.tilt has no 'x'"],
  ])('%s is refused where it goes wrong', (path, message) => {
    expect(() => placesOf(root, path)).toThrow(message)
  })

  test('a value is put in a copy, and the rest is shared', () => {
    const changed = withValueAt(root, ['blocks', 1, 'tilt'], 9)
    expect(valueAt(changed, ['blocks', 1, 'tilt'])).toBe(9)
    expect(valueAt(root, ['blocks', 1, 'tilt'])).toBe(2)
    expect(valueAt(changed, ['components'])).toBe(root.components)
  })
})
