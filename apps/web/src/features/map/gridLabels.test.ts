import { DEFAULT_PREFERENCES } from '@duet/contract'
import { expect, test } from 'vitest'
import { setPreferences } from '../../lib/preferences/preferences.ts'
import { lineText } from './gridLabels.ts'
import { gridSteps } from './metreGrid.ts'

const view = { west: -112.588, south: 33.422, east: -112.578, north: 33.432 }

test.each([
  [0, 'm', '0'],
  [200, 'm', '200 m E'],
  [-1500, 'm', '1.5 km W'],
  [45, '°', '45° E'],
  [-0.1 * 3, '°', '0.3° W'],
] as const)('a line at %d %s is called %s', (value, unit, text) => {
  expect(lineText(value, unit, ['E', 'W']).replaceAll(/\s/g, ' ')).toBe(text)
})

test('lines of who reads feet are round feet apart and called by them, also beyond a mile', () => {
  setPreferences({ ...DEFAULT_PREFERENCES, unit_system: 'us' })
  const { unit, step } = gridSteps({ ...view, metresPerPixel: 1 })
  const text = lineText(50 * step, unit, ['E', 'W'])
  setPreferences(DEFAULT_PREFERENCES)
  // 22 m are 72.2 ft: 100 ft
  expect(step).toBeCloseTo(30.48, 9)
  expect(text.replaceAll(/\s/g, ' ')).toBe('5,000 ft E')
})

test('strong lines are five steps of metres apart, or one of degrees in a wide view', () => {
  // lines 22 pixels apart at least: 22 m, in round steps 50 m
  expect(gridSteps({ ...view, metresPerPixel: 1 })).toEqual({ unit: 'm', step: 50, every: 5 })
  expect(gridSteps({ west: -140, south: 10, east: -80, north: 60, metresPerPixel: 5000 })).toEqual({
    unit: '°',
    step: 10,
    every: 1,
  })
})
