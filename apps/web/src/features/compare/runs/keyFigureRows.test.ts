import { expect, test } from 'vitest'
import { keyFigureRows } from './keyFigureRows.ts'

const kpi = (key: string, value: number | null) => ({ key, label: key, value, unit: 'kWh' })

test('the difference is B less A, also relative to A', () => {
  expect(keyFigureRows([kpi('energy', 200)], [kpi('energy', 150)])).toEqual([
    {
      key: 'energy',
      label: 'energy',
      unit: 'kWh',
      a: 200,
      b: 150,
      absolute: -50,
      fractionOfA: -0.25,
    },
  ])
})

test('a figure that one run lacks has no difference', () => {
  const [first, second] = keyFigureRows([kpi('energy', 200)], [kpi('yield', 3)])
  expect(first).toMatchObject({ a: 200, b: null, absolute: null, fractionOfA: null })
  expect(second).toMatchObject({ key: 'yield', a: null, b: 3, absolute: null, fractionOfA: null })
})

test('nothing is a share of zero, and a negative A has the sign of the difference', () => {
  expect(keyFigureRows([kpi('gain', 0)], [kpi('gain', 2)])[0]).toMatchObject({
    absolute: 2,
    fractionOfA: null,
  })
  expect(keyFigureRows([kpi('gain', -4)], [kpi('gain', -2)])[0]).toMatchObject({
    absolute: 2,
    fractionOfA: 0.5,
  })
})
