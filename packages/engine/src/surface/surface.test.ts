import { describe, expect, test } from 'vitest'
import { diffuseIam, diffuseIamAt, makeDiffuseIamTable } from './diffuseIam.ts'
import { iamCurve, martinRuizIam, physicalIam, profileIam } from './iam.ts'
import { marionDiffuseIam } from './marionSum.ts'
import { martinRuizDiffuseIam } from './martinRuizDiffuse.ts'
import { sandiaIam } from './polynomialIam.ts'
import { schlickDiffuseIam, schlickIam } from './schlick.ts'
import { soilingRatio } from './soiling.ts'
import { splineIam } from './splineIam.ts'

const noon = (...days: number[]) => Float64Array.from(days, (day) => Date.UTC(2023, 0, day, 12))

describe('the incidence angle modifier', () => {
  test('none lets all light in up to the plane itself', () => {
    expect([0, 89.9, 90, 120].map(iamCurve({ kind: 'none' }))).toEqual([1, 1, 0, 0])
  })

  test('by a spline passes through its points and reproduces a cubic', () => {
    const cubic = (x: number) => 1 - 1e-5 * x * x - 1e-7 * x * x * x
    const points = [0, 20, 35, 50, 65, 80, 90].map((angleDeg) => ({
      angleDeg,
      modifier: cubic(angleDeg),
    }))
    const spline = splineIam(points, 3)
    for (const angle of [0, 7, 42, 77, 90]) expect(spline(angle)).toBeCloseTo(cubic(angle), 12)
    const quadratic = splineIam(points, 2)
    for (const { angleDeg, modifier } of points) {
      expect(quadratic(angleDeg)).toBeCloseTo(modifier, 12)
    }
    expect(() => splineIam(points.slice(0, 3), 3)).toThrow(RangeError)
  })

  test('by a spline stays near the straight lines of the same profile', () => {
    const points = [0, 30, 60, 75, 90].map((angleDeg, i) => ({
      angleDeg,
      modifier: [1, 0.99, 0.93, 0.8, 0][i],
    }))
    const [straight, curved] = [profileIam(points), splineIam(points, 3)]
    expect(Math.abs(curved(45) - straight(45))).toBeLessThan(0.03)
    expect(curved(120)).toBe(0)
  })

  test("Sandia's polynomial is capped and never negative", () => {
    const curve = sandiaIam([1, 0.01, 0, 0, 0, -1e-9], 1)
    expect(curve(10)).toBe(1)
    expect(curve(89)).toBe(0)
    expect(curve(-1)).toBe(0)
  })
})

describe('the modifier of diffuse light', () => {
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

  test.each([5, 30, 60, 90, 140])(
    "in Schlick's closed form is the integral of his curve (tilt %d°)",
    (tiltDeg) => {
      const closed = schlickDiffuseIam(tiltDeg)
      const summed = diffuseIam(schlickIam, tiltDeg)
      expect(Math.abs(closed.sky - summed.sky)).toBeLessThan(1e-3)
      expect(Math.abs(closed.ground - summed.ground)).toBeLessThan(1e-3)
    },
  )

  test("Martin and Ruiz' closed form is near the integral of their curve", () => {
    const closed = martinRuizDiffuseIam({ angularLoss: 0.16 }, 30)
    const summed = diffuseIam(martinRuizIam(0.16), 30)
    expect(Math.abs(closed.sky - summed.sky)).toBeLessThan(0.01)
    expect(Math.abs(closed.ground - summed.ground)).toBeLessThan(0.03)
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
