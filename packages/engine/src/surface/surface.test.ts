import { describe, expect, test } from 'vitest'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { diffuseIam, diffuseIamAt, makeDiffuseIamTable } from './diffuseIam.ts'
import {
  ashraeIam,
  type IamCurve,
  iamCurve,
  martinRuizIam,
  physicalIam,
  profileIam,
} from './iam.ts'
import { marionDiffuseIam } from './marionSum.ts'
import { soilingRatio } from './soiling.ts'

const glassOf = (value: Readonly<Record<string, number>>) =>
  physicalIam({
    n: value.n,
    kPerM: value.K,
    thicknessM: value.L,
    ...(Number.isNaN(value.n_ar ?? NaN) ? {} : { coatingN: value.n_ar }),
  })

const profileOf = ({ series }: VectorCase) =>
  profileIam(
    Array.from(series.theta_ref, (angleDeg, i) => ({ angleDeg, modifier: series.iam_ref[i] })),
  )

const curveOf = ({ text, nested }: VectorCase): IamCurve => {
  const parameters = nested.params
  if (text.model === 'physical') return glassOf(parameters)
  return text.model === 'ashrae' ? ashraeIam(parameters.b) : martinRuizIam(parameters.a_r)
}

const noon = (...days: number[]) => Float64Array.from(days, (day) => Date.UTC(2023, 0, day, 12))

describe('the incidence angle modifier', () => {
  test.each<[string, (c: VectorCase) => IamCurve, number]>([
    ['iam_physical', ({ value }) => glassOf(value), 161],
    ['iam_ashrae', ({ value }) => ashraeIam(value.b), 110],
    ['iam_martin_ruiz', ({ value }) => martinRuizIam(value.a_r), 110],
  ])('%s meets the reference', (name, modelOf, cases) => {
    const run = runVectors(name, (c) => ({ iam: modelOf(c)(c.value.aoi) }))
    expect(run).toEqual({ compared: cases, failures: [] })
  })

  test('a profile meets the reference', () => {
    const run = runVectors('iam_interp', (c) => ({ iam: profileOf(c)(c.value.aoi) }), {
      only: ({ text, series, flag }) =>
        text.method === 'linear' && (!flag.normalize || series.iam_ref[0] === 1),
    })
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(40)
  })

  test('none lets all light in up to the plane itself', () => {
    expect([0, 89.9, 90, 120].map(iamCurve({ kind: 'none' }))).toEqual([1, 1, 0, 0])
  })
})

describe('the modifier of diffuse light', () => {
  test('by the published sums meets the reference', () => {
    const run = runVectors(
      'iam_marion_diffuse',
      (c) => {
        const { surface_tilt: tiltDeg, num } = c.value
        const answer = {
          sky: marionDiffuseIam(curveOf(c), tiltDeg, 'sky', num),
          ground: marionDiffuseIam(curveOf(c), tiltDeg, 'ground', num),
        }
        // Cases with their own number of steps leave the horizon out.
        if (num !== undefined) return answer
        return { ...answer, horizon: marionDiffuseIam(curveOf(c), tiltDeg, 'horizon') }
      },
      {
        only: ({ text }) => ['physical', 'ashrae', 'martin_ruiz'].includes(text.model),
      },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(60)
  })

  test.each([10, 30, 60, 120])(
    'of a plane at %d degrees is what the published sums tend to',
    (tiltDeg) => {
      const curve = physicalIam({ n: 1.526, kPerM: 4, thicknessM: 0.002 })
      const fast = diffuseIam(curve, tiltDeg)
      // The sums err with the square of their step: a quarter of a degree leaves a few 1e-4.
      expect(Math.abs(fast.sky - marionDiffuseIam(curve, tiltDeg, 'sky', 720))).toBeLessThan(5e-4)
      expect(Math.abs(fast.ground - marionDiffuseIam(curve, tiltDeg, 'ground', 720))).toBeLessThan(
        5e-4,
      )
      expect(Math.abs(fast.horizon - marionDiffuseIam(curve, tiltDeg, 'horizon'))).toBeLessThan(
        1e-3,
      )
    },
  )

  test('is one for a module without angle losses', () => {
    const even = diffuseIam(iamCurve({ kind: 'none' }), 33)
    expect(even.sky).toBeCloseTo(1, 12)
    expect(even.ground).toBeCloseTo(1, 12)
    expect(even.horizon).toBeCloseTo(1, 12)
  })

  test('the sky of a plane is the ground of the plane turned over', () => {
    const curve = physicalIam({ n: 1.526, kPerM: 4, thicknessM: 0.002 })
    expect(diffuseIam(curve, 30).sky).toBeCloseTo(diffuseIam(curve, 150).ground, 12)
  })

  test('a table holds the values between whole degrees', () => {
    const curve = martinRuizIam(0.16)
    const { ground } = makeDiffuseIamTable(curve)
    expect(diffuseIamAt(ground, Float64Array.of(42.5))[0]).toBeCloseTo(
      diffuseIam(curve, 42.5).ground,
      4,
    )
  })
})

describe('soiling', () => {
  test('by month changes at local midnight', () => {
    const monthly = {
      kind: 'monthly',
      lossByMonth: [0.02, 0.05, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    } as const
    const lastHour = Float64Array.of(Date.UTC(2023, 0, 31, 23, 30))
    expect(soilingRatio(monthly, lastHour, 0)[0]).toBe(0.98)
    expect(soilingRatio(monthly, lastHour, 1)[0]).toBe(0.95)
  })

  test('grows from one cleaning to the next, and did so before the first known one', () => {
    const sawtooth = {
      kind: 'sawtooth',
      lossPerDay: 0.002,
      cleaningIntervalDays: 30,
      lastCleaningUtcMs: Date.UTC(2023, 0, 10),
    } as const
    const ratio = soilingRatio(sawtooth, noon(9, 10, 11, 39, 40), 0)
    expect(Array.from(ratio, (r) => Math.round((1 - r) * 1000))).toEqual([58, 0, 2, 58, 0])
  })

  test('has the mean loss of its cycle', () => {
    const days = noon(...Array.from({ length: 300 }, (_, i) => i + 1))
    const sawtooth = {
      kind: 'sawtooth',
      lossPerDay: 0.002,
      cleaningIntervalDays: 30,
      lastCleaningUtcMs: Date.UTC(2023, 0, 10),
    } as const
    const ratio = soilingRatio(sawtooth, days, 0)
    // rate·(interval - 1)/2 = 2.9 %.
    expect(1 - ratio.reduce((a, b) => a + b) / 300).toBeCloseTo(0.029, 12)
  })
})
