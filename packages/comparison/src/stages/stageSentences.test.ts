import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PVSYST_REASONS } from './pvsystReasons.ts'
import { stageSentences } from './stageSentences.ts'
import { stageSteps } from './stageSteps.ts'

const stage = (key: string, value: number, unit = 'kWh') => ({ key, label: key, value, unit })
const RUN = [
  stage('ghi', 1800, 'kWh/m²'),
  stage('transposition', 2160, 'kWh/m²'),
  stage('near_shading', 2116.8, 'kWh/m²'),
  stage('soiling', 2074.464, 'kWh/m²'),
  stage('snow', 2074.464, 'kWh/m²'),
  stage('iam', 2032.975, 'kWh/m²'),
  stage('dc_nominal', 1000),
  stage('temperature', 950),
  stage('e_grid', 931),
]
const PVSYST = [
  stage('ghi', 1800, 'kWh/m²'),
  stage('transposition', 2160, 'kWh/m²'),
  stage('near_shading', 2095.2, 'kWh/m²'),
  stage('iam', 2011.392, 'kWh/m²'),
  stage('dc_nominal', 990),
  stage('temperature', 940.5),
  stage('e_grid', 920),
]

describe('steps of two accounts', () => {
  test('go from one shared stage to the next, with what one has in between, in one unit', () => {
    const steps = stageSteps(RUN, PVSYST)
    expect(steps.map(({ key, within }) => [key, within])).toEqual([
      ['transposition', []],
      ['near_shading', []],
      ['iam', ['soiling']],
      ['temperature', []],
      ['e_grid', []],
    ])
    expect(steps[2]?.changeA).toBeCloseTo(0.98 * 0.98 - 1, 6)
    expect(steps[2]?.changeB).toBeCloseTo(-0.04, 6)
  })

  test('leave out a stage that the other account has elsewhere', () => {
    const turned = [stage('a', 100), stage('c', 90), stage('b', 80)]
    const steps = stageSteps([stage('a', 100), stage('b', 95), stage('c', 90)], turned)
    expect(steps.map(({ key }) => key)).toEqual(['b'])
  })
})

describe('sentences of two accounts', () => {
  test('name the end and the largest differences first, with the known reason', () => {
    expect(stageSentences(RUN, PVSYST, true)).toEqual([
      'e_grid: 1.2 % less in B than in A.',
      `near_shading: −2.0 % in A, −3.0 % in B; 1.0 points of what comes to it less is left in B. ${PVSYST_REASONS['near_shading']}`,
      `e_grid: −2.0 % in A, −2.2 % in B; 0.2 points of what comes to it less is left in B. ${PVSYST_REASONS['e_grid']}`,
      'The 3 other steps differ by 0.04 points at most.',
    ])
  })

  test('give no reason of PVsyst where it is not compared', () => {
    expect(stageSentences(RUN, PVSYST)[1]).toMatch(/left in B\.$/)
  })

  test('say that accounts are the same, and nothing of accounts that share no step', () => {
    expect(stageSentences(RUN, RUN)).toEqual([
      'e_grid: the same in A and B within 0.05 %.',
      'The 7 other steps differ by 0.00 points at most.',
    ])
    expect(stageSentences(RUN, [stage('else', 1)])).toEqual([])
  })
})

test('the reasons stand in the guide', () => {
  const page = join(import.meta.dirname, '../../../../docs/guide/pvsyst-import.md')
  const guide = readFileSync(page, 'utf8')
  expect(Object.values(PVSYST_REASONS).filter((reason) => !guide.includes(reason))).toEqual([])
})
