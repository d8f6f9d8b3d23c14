import { samplePlant } from '@duet/plant'
import { expect, test } from 'vitest'
import { bestFigure, studyAxes, studyConstraints } from './studyAxes.ts'

const plant = samplePlant()
const panel = plant.components.find(({ kind }) => kind === 'panel')!

test.each([
  ['tilt=10,20,20,30.5', { parameter: 'tilt', values: [10, 20, 30.5] }],
  ['tilt=10:11:0.2', { parameter: 'tilt', values: [10, 10.2, 10.4, 10.6, 10.8, 11] }],
  ['azimuth=270,-90', { parameter: 'azimuth', values: [-90] }],
  ['backtracking=on,off', { parameter: 'backtracking', values: ['on', 'off'] }],
  [`panel=${panel.id}`, { parameter: 'panel', values: [panel.id] }],
])('--vary %s', (text, axis) => {
  expect(studyAxes([text], plant)).toEqual([axis])
})

test.each([
  [['tlit=1'], "do you mean 'tilt'"],
  [['frobs=1'], 'do you mean one of tilt, azimuth'],
  [['tilt'], 'needs values'],
  [['tilt=10:5:1'], 'is no range'],
  [['tilt=0:90:0.001'], '90001 values, at most 10000'],
  [['tilt=91'], 'maximum 90'],
  [['panel=none of these'], 'the plant has no panel'],
  [['tilt=steep'], 'must be a number'],
  [['num_inverters=1.5'], 'must be integer'],
  [
    ['gcr=0.3', 'row_spacing=6'],
    'row_spacing and gcr can be varied once'.replace('row_spacing and gcr', 'gcr and row_spacing'),
  ],
])('%j is refused', (texts, message) => {
  expect(() => studyAxes(texts, plant)).toThrow(message)
})

test('constraints and the figure of a search are those of studies', () => {
  expect(studyConstraints('at_most', ['land_ha=10'])).toEqual([
    { figure: 'land_ha', keep: 'at_most', limit: 10 },
  ])
  expect(() => studyConstraints('at_most', ['land_ha'])).toThrow('--at-most needs a figure')
  expect(() => studyConstraints('at_least', ['lnd=1'])).toThrow("'lnd' is no figure")
  expect(bestFigure('energy')).toBe('energy')
  expect(() => bestFigure('table_count')).toThrow('has no best value')
})
