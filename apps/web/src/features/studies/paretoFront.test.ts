import { expect, test } from 'vitest'
import type { Measure, StudyPoint } from './measures.ts'
import { paretoFront } from './paretoFront.ts'
import { labelsOf, studyGrid } from './studyGrid.ts'

const point = (land: number, energy: number, broken: string[] = []): StudyPoint => ({
  values: [land, energy],
  labels: [`${land} ha`, String(energy)],
  broken,
  errors: [],
  design: null,
  simulation: null,
  result: {
    energy_kwh: energy,
    specific_yield_kwh_per_kwp: 0,
    performance_ratio: null,
    clipping_fraction: 0,
    clipping_kwh: 0,
    nominal_dc_kw: 0,
    nominal_ac_kw: 0,
    dc_ac_ratio: 0,
    module_count: 0,
  },
})
const figure = (key: string, best: 'high' | 'low', at: number): Measure => ({
  key,
  label: key,
  unit: '',
  best,
  value: ({ values }) => Number(values[at]),
  text: () => '',
})
const [land, energy] = [figure('land', 'low', 0), figure('energy', 'high', 1)]
const frontOf = (points: readonly StudyPoint[]) =>
  paretoFront(points, land, energy).front.map(({ one, other }) => [one, other])

test('the front has what none beats in both, from little to much', () => {
  const points = [point(5, 50), point(2, 20), point(3, 15), point(4, 50), point(1, 5)]
  expect(frontOf(points)).toEqual([
    [1, 5],
    [2, 20],
    [4, 50],
  ])
  expect(paretoFront(points, land, energy).dominated).toHaveLength(2)
})

test('equals beat each other not, and what breaks a constraint is left out', () => {
  expect(frontOf([point(1, 5), point(1, 5)])).toHaveLength(2)
  expect(frontOf([point(1, 9, ['Land']), point(2, 5)])).toEqual([[2, 5]])
  expect(frontOf([])).toEqual([])
})

test('a grid is in the order of the values, with holes where there is no point', () => {
  const points = [point(10, 1), point(2, 1), point(10, 3)]
  expect(labelsOf(points, 0)).toEqual(['2 ha', '10 ha'])
  const grid = studyGrid(points, { across: 0, up: 1, third: undefined })
  expect(grid.points.map((row) => row.map((one) => one?.values ?? null))).toEqual([
    [
      [2, 1],
      [10, 1],
    ],
    [null, [10, 3]],
  ])
  const held = studyGrid(points, { across: 0, up: 1, third: { at: 1, label: '3' } })
  expect(held.points.flat().filter(Boolean)).toHaveLength(1)
})
