import { expect, test } from 'vitest'
import { studyChoices } from './studyChoices.ts'

const ALL = {
  parameters: ['tilt'],
  constraints: [],
  block_names: ['West', 'East'],
  weather_names: ['Desert'],
  obstacle_names: null,
  from: null,
  to: null,
  simulated_year: null,
  row_optics: null,
}

test('choices of a study are named as far as they were made', () => {
  expect(studyChoices(ALL)).toEqual([
    { label: 'Blocks', text: 'West, East' },
    { label: 'Weather', text: 'Desert' },
    { label: 'Time range', text: 'All of the weather' },
  ])
  const made = {
    ...ALL,
    parameters: ['enviro_dataset'],
    constraints: [{ figure: 'land_ha', keep: 'at_most', limit: 12 }],
    obstacle_names: [],
    from: '2026-06-01',
    to: '2026-06-30',
    simulated_year: 2026,
    row_optics: 'endless_rows',
  }
  expect(studyChoices(made).map(({ text }) => text)).toEqual([
    'West, East',
    '2026-06-01 to 2026-06-30',
    '2026',
    'None',
    'Endless, 2-D',
    'Land at most 12\u202fha',
  ])
  const typical = studyChoices({ ...ALL, from: '06-01', to: '06-30' })
  expect(typical.at(-1)?.text).toBe('Jun 1 to Jun 30')
})
