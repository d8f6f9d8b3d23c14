import { expect, test } from 'vitest'
import { nearestTable, planBounds, tablePath } from './tablePlan.ts'

/** Rows along north, 6 m apart; tables of 40 m by 2 m. */
const plan = {
  east_m: [-3, 3, -3, 3],
  north_m: [-21, -21, 21, 21],
  zone: [0, 1, 0, 1],
  length_m: 40,
  width_m: 2,
  row_azimuth_deg: 0,
}

test('the table under a place, by its length and width', () => {
  expect(nearestTable(plan, -2.5, -3)).toBe(0)
  expect(nearestTable(plan, 3.4, 39)).toBe(3)
  // rows that run east
  const east = { ...plan, east_m: plan.north_m, north_m: plan.east_m, row_azimuth_deg: 90 }
  expect(nearestTable(east, -3, -2.5)).toBe(0)
})

test('paths of the chosen tables lie within the bounds, north up', () => {
  expect(tablePath(plan, (_, zone) => zone === 1).match(/M/g)).toHaveLength(2)
  expect(tablePath(plan, (table) => table === 2)).toBe(
    'M-4.00 -1.00L-4.00 -41.00L-2.00 -41.00L-2.00 -1.00Z',
  )
  const { left, top, width, height } = planBounds(plan)
  expect([left < -4, top < -41, left + width > 4, top + height > 41]).toEqual(Array(4).fill(true))
})
