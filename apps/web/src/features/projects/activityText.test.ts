import { expect, test } from 'vitest'
import { activityText } from './activityText.ts'

test('a known action is described in words, with what it was about', () => {
  expect(activityText('simulation_started', { name: 'Run 1' })).toBe('started a simulation: Run 1')
  expect(activityText('project_withdrawn', {})).toBe('withdrew the project from monitoring')
})

test('an unknown action is shown by its name', () => {
  expect(activityText('roof_painted', null)).toBe('roof painted')
})

test('details that are no text are left out', () => {
  expect(activityText('project_copied', { name: 3 })).toBe('made this copy')
})
