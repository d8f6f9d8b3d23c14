import { expect, test } from 'vitest'
import { accountRows } from './accountRows.ts'
import { lossPairs } from './runs/lossPairs.ts'

const stage = (key: string, value: number, unit = 'kWh') => ({ key, label: key, value, unit })
const RUN = [
  stage('ghi', 2000, 'kWh/m²'),
  stage('dc_nominal', 1000),
  stage('soil', 980),
  stage('mismatch', 970),
  stage('e_grid', 931),
]
const OTHER = [stage('dc_nominal', 1000), stage('aux', 990), stage('e_grid', 891)]
const pairsOf = (ofA: typeof RUN, ofB: typeof RUN) => {
  const { a, b } = accountRows(ofA, ofB)
  return lossPairs(a, b)
}

test('two accounts meet at the stages that both have, with the parts of each alone between', () => {
  const shown = pairsOf(RUN, OTHER).map(({ label, kind, amount }) => [
    label,
    kind,
    amount.a,
    amount.b,
  ])
  expect(shown).toEqual([
    ['ghi', 'level', 2000, null],
    ['dc_nominal', 'level', 1000, 1000],
    ['aux', 'part', null, -10],
    ['e_grid', 'part', null, -99],
    ['soil', 'part', -20, null],
    ['mismatch', 'part', -10, null],
    ['e_grid', 'part', -39, null],
    ['dc_nominal → e_grid', 'stage', -69, -109],
    ['e_grid', 'level', 931, 891],
  ])
})

test('a change is from one stage that both have to the next, whatever lies between', () => {
  const change = pairsOf(RUN, OTHER).find(({ kind }) => kind === 'stage')
  expect(change?.fraction.a).toBeCloseTo(-0.069, 9)
  expect(change?.fraction.b).toBeCloseTo(-0.109, 9)
  expect(change?.fraction.absolute).toBeCloseTo(-0.04, 9)
})
