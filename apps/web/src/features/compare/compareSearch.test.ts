import { NEW_PARAMETERS, type Selection } from '@duet/comparison'
import { expect, test } from 'vitest'
import { compareSearch, saysWhat, searchOf, selectionOf } from './compareSearch.ts'

const SHOWN: Selection = {
  dataset_a: { id: 'r1', label: 'Run', source: 'simulation' },
  dataset_b: { id: 'm1', label: 'Weather', source: 'meteo' },
  parameters: {
    ...NEW_PARAMETERS,
    a: { column: 'ghi', part: 'block', shift_minutes: 0 },
    b: { column: 'ghi_wm2', part: null, shift_minutes: -30 },
    alignment: 'calendar',
    interval: 'OneDay',
    from: '2026-01-01',
    to: '2026-03-31',
    view: 'scatter',
  },
}

test('an address reproduces what is shown', () => {
  const search = compareSearch.parse(JSON.parse(JSON.stringify(searchOf(SHOWN))))
  expect(selectionOf(search, ({ id }) => (id === 'r1' ? 'Run' : 'Weather'))).toEqual(SHOWN)
})

test('a link to two runs and a block shows the two runs', () => {
  const search = compareSearch.parse({ a: 'one', b: 'two', block: 'East' })
  expect(selectionOf(search, () => undefined)).toMatchObject({
    dataset_a: { id: 'one', source: 'simulation' },
    dataset_b: { id: 'two', source: 'simulation' },
    parameters: { view: 'runs', block: 'East' },
  })
})

test('an empty address leaves it to the workbook, and what is no value is left out', () => {
  expect(saysWhat(compareSearch.parse({}))).toBe(false)
  expect(saysWhat(compareSearch.parse({ view: 'nothing', a_shift: 'x', from: 'today' }))).toBe(
    false,
  )
  expect(selectionOf({ a: 'moon:1' }, () => undefined).dataset_a).toBeNull()
})
