import { expect, test } from 'vitest'
import { powerNodes, sumOfSeries } from './plantPower.ts'

const node = (component: string, component_measure: string | null = 'active_power') => ({
  component,
  component_measure,
})

test('power is that of meters, else of inverters', () => {
  const inverters = [node('inverter'), node('inverter')]
  expect(powerNodes([...inverters, node('meter', 'energy')])).toEqual(inverters)
  expect(powerNodes([...inverters, node('meter')])).toEqual([node('meter')])
  expect(powerNodes([node('met', 'ghi')])).toEqual([])
})

test('a step that one series lacks is missing in the sum, and no series have no steps', () => {
  expect(
    sumOfSeries([
      [1, 2, null],
      [1, null, 1],
    ]),
  ).toEqual([2, null, null])
  expect(sumOfSeries([])).toEqual([])
})
