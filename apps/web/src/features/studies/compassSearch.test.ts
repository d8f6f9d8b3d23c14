import { describe, expect, test } from 'vitest'
import { searchStep } from './compassSearch.ts'
import type { Measure, StudyPoint } from './measures.ts'

const parameters = ['tilt', 'row_spacing']
const objective: Measure = {
  key: 'z',
  label: 'z',
  unit: '',
  best: 'high',
  value: ({ result }) => result?.energy_kwh ?? null,
  text: () => '',
}

type Surface = (x: number, y: number) => number

const pointOf = (values: readonly unknown[], z: Surface, isBroken: boolean): StudyPoint => ({
  values: [...values],
  labels: values.map(String),
  errors: [],
  broken: isBroken ? ['beyond'] : [],
  design: null,
  simulation: null,
  result: {
    energy_kwh: z(Number(values[0]), Number(values[1])),
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

/** Runs the search from a coarse grid of 0 to 32 by 4 to 12 until it ends. */
function search(z: Surface, isBroken: (x: number, y: number) => boolean = () => false) {
  const run = (values: readonly unknown[]): StudyPoint =>
    pointOf(values, z, isBroken(Number(values[0]), Number(values[1])))
  const points = [0, 16, 32].flatMap((x) => [4, 8, 12].map((y) => run([x, y])))
  for (;;) {
    const step = searchStep({ parameters, points }, objective)
    if (step.kind === 'ended') return { points, reason: step.reason, best: bestOf(points) }
    points.push(...step.points.map(run))
  }
}

const bestOf = (points: readonly StudyPoint[]) =>
  points
    .filter(({ broken }) => broken.length === 0)
    .toSorted((a, b) => (b.result?.energy_kwh ?? 0) - (a.result?.energy_kwh ?? 0))[0]?.values

describe('a compass search', () => {
  test('finds the top of a hill within its last step, and says why it ended', () => {
    const { best, reason, points } = search((x, y) => -((x - 21) ** 2) - 9 * (y - 6.75) ** 2)
    expect(best).toEqual([21, 6.75])
    expect(reason).toContain('No point around Tilt 21, Row spacing (pitch) 6.75 is better')
    expect(points.length).toBeLessThan(70)
  })

  test('of a slanted ridge comes near its top', () => {
    const { best } = search((x, y) => -((x - 20) ** 2) - ((x - 20) / 4 + (y - 7)) ** 2 * 4)
    expect(Math.abs(Number(best?.[0]) - 20)).toBeLessThanOrEqual(1)
    expect(Math.abs(Number(best?.[1]) - 7)).toBeLessThanOrEqual(0.25)
  })

  test('ends at a constraint that lies before the top', () => {
    const { best } = search(
      (x, y) => -((x - 21) ** 2) - (y - 8) ** 2,
      (x) => x > 18.5,
    )
    expect(best).toEqual([18, 8])
  })

  test('stays within the ranges where the best is at their end', () => {
    const { best, points } = search((x, y) => x + y)
    expect(best).toEqual([32, 12])
    expect(points.every(({ values }) => Number(values[0]) <= 32 && Number(values[1]) <= 12)).toBe(
      true,
    )
  })

  test('does not begin on a flat surface, and is the same each time', () => {
    expect(search(() => 5)).toMatchObject({ reason: 'No point is better than another' })
    const hill: Surface = (x, y) => -((x - 9) ** 2) - (y - 11) ** 2
    expect(search(hill)).toEqual(search(hill))
  })

  test('ends before it has more points than a study may', () => {
    const points = Array.from({ length: 99 }, (_, at) =>
      pointOf([at, 5 + (at % 2)], (x) => x, false),
    )
    expect(searchStep({ parameters, points }, objective)).toEqual({
      kind: 'ended',
      reason: '99 points: a study has at most 100',
    })
  })
})
