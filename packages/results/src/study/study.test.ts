import { describe, expect, test } from 'vitest'
import { brokenConstraints, type StudyConstraint } from './constraints.ts'
import { factorial } from './factorial.ts'
import type { StudyDesign } from './studyFigures.ts'

test('a factorial has every combination once, the last list fastest', () => {
  expect(
    factorial<number | string>([
      [1, 2],
      ['a', 'b', 'c'],
    ]),
  ).toEqual([
    [1, 'a'],
    [1, 'b'],
    [1, 'c'],
    [2, 'a'],
    [2, 'b'],
    [2, 'c'],
  ])
  expect(factorial([[1, 2], [], [3]])).toEqual([])
  expect(factorial([[7]])).toEqual([[7]])
})

const design: StudyDesign = {
  gcr: 0.4,
  land_ha: 12.5,
  table_land_ha: 9,
  table_count: 300,
  module_count: 8400,
  nominal_dc_kw: 5000,
  nominal_ac_kw: 4000,
  dc_ac_ratio: 1.25,
}
const result = {
  energy_kwh: 9_000_000,
  specific_yield_kwh_per_kwp: 1800,
  performance_ratio: 0.85,
  clipping_fraction: 0.02,
}
const of = (figure: string, keep: StudyConstraint['keep'], limit: number, hasRun = true) =>
  brokenConstraints([{ figure, keep, limit }], { design, result: hasRun ? result : null })

describe('a constraint', () => {
  test('is kept on its limit, and broken beyond it with both numbers and their unit', () => {
    expect(of('gcr', 'at_most', 0.4)).toEqual([])
    expect(of('table_count', 'at_least', 300)).toEqual([])
    expect(of('land_ha', 'at_most', 10)).toEqual(['Land 12.5 ha: at most 10 ha is allowed'])
    expect(of('table_count', 'at_least', 301)).toEqual(['Tables 300: at least 301 is allowed'])
  })

  test('of a result is broken by the run, not before it', () => {
    expect(of('clipping', 'at_most', 1, false)).toEqual([])
    expect(of('clipping', 'at_most', 1)).toEqual(['Clipping 2 %: at most 1 % is allowed'])
    expect(of('energy', 'at_least', 9000)).toEqual([])
  })

  test('of a figure that is not known breaks nothing', () => {
    const none = { design: { ...design, land_ha: null }, result: null }
    const land = { figure: 'land_ha', keep: 'at_most', limit: 1 } as const
    expect(brokenConstraints([land], none)).toEqual([])
    expect(brokenConstraints([land], { design: null, result: null })).toEqual([])
  })
})
