import { expect, test } from 'vitest'
import { chartPoints } from './chartPoints.ts'

test('one point or several, with one number or more', () => {
  const point = { dataIndex: 3, seriesName: 'GHI', marker: '<i></i>', value: [1, null] }
  expect(chartPoints(point)).toEqual([
    { dataIndex: 3, name: '', seriesName: 'GHI', marker: '<i></i>', numbers: [1, Number.NaN] },
  ])
  expect(chartPoints([point, { value: 7 }])[1]?.numbers).toEqual([7])
  expect(chartPoints(undefined)).toEqual([])
})
