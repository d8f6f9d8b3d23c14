import { expect, test } from 'vitest'
import { atPlace, atTime } from './drillAddress.ts'

const address = { block: 'b', zone: 3, time: '2021-06' }

test('a step along one axis leaves the other as it is', () => {
  expect(atPlace(address, 'table', '12')).toEqual({ block: 'b', table: 12, time: '2021-06' })
  expect(atPlace(address, 'block', 'c')).toEqual({ block: 'c', time: '2021-06' })
  expect(atPlace(address, 'system', '')).toEqual({ time: '2021-06' })
  expect(atTime(address, '2021-06-21')).toEqual({ ...address, time: '2021-06-21' })
  expect(atTime(address, '')).toEqual({ ...address, time: undefined })
})
