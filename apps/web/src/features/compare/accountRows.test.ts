import { expect, test } from 'vitest'
import { stageRows } from './stageRows.ts'

const stage = (key: string, value: number, unit = 'kWh') => ({ key, label: key, value, unit })
const RUN = [
  stage('ghi', 2000, 'kWh/m²'),
  stage('dc_nominal', 1000),
  stage('soil', 980),
  stage('e_grid', 931),
]
const OTHER = [stage('dc_nominal', 1000), stage('aux', 990), stage('e_grid', 891)]

test('stages of two accounts stand side by side, those of one alone where it has them', () => {
  const rows = stageRows(RUN, OTHER)
  expect(rows.map(({ key, a, b }) => [key, a, b])).toEqual([
    ['ghi', 2000, null],
    ['dc_nominal', 1000, 1000],
    ['aux', null, 990],
    ['soil', 980, null],
    ['e_grid', 931, 891],
  ])
})

test('a change is from the stage before of the same account, in one unit', () => {
  const rows = new Map(stageRows(RUN, OTHER).map((row) => [row.key, row]))
  expect(rows.get('dc_nominal')?.changeA).toBeNull()
  expect(rows.get('e_grid')?.changeA).toBeCloseTo(-0.05, 9)
  expect(rows.get('e_grid')?.changeB).toBeCloseTo(-0.1, 9)
})
