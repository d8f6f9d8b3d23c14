import { expect, test } from 'vitest'
import { type FirstProject, firstSteps, nextStep } from './firstSteps.ts'

const NONE: FirstProject = {
  project_id: null,
  name: null,
  has_land: false,
  has_components: false,
  has_weather: false,
  has_run: false,
}

const nextOf = (project: Partial<FirstProject>) =>
  nextStep(firstSteps({ ...NONE, ...project }))?.key

test('the next step is the first that is not done', () => {
  expect(nextOf({})).toBe('place')
  expect(nextOf({ project_id: 'p' })).toBe('components')
  expect(nextOf({ project_id: 'p', has_components: true, has_weather: true })).toBe('land')
  const all = { has_components: true, has_land: true, has_weather: true, has_run: true }
  expect(nextOf({ project_id: 'p', ...all, has_run: false })).toBe('run')
  expect(nextOf({ project_id: 'p', ...all })).toBeUndefined()
})
