import { describe, expect, test } from 'vitest'
import { makeDiffuseIamTable } from '../surface/diffuseIam.ts'
import { iamCurve, physicalIam } from '../surface/iam.ts'
import { coverDiffuseTable, coverIam } from './cover.ts'

const GLASS = { n: 1.526, kPerM: 4, thicknessM: 0.002 }

describe('the cover', () => {
  const coated = coverIam({ ...GLASS, coatingN: 1.3 })

  test.each([
    // angle, modifier as SSC 308 gives it for its coated modules
    [50, 1],
    [60, 0.996],
    [70, 0.92],
    [80, 0.696],
  ])('coated, passes of beam at %d° what SAM has: %d', (angleDeg, modifier) => {
    expect(coated.beam(angleDeg)).toBeCloseTo(modifier, 3)
  })

  test('without a coat is De Soto’s glass', () => {
    const bare = coverIam(GLASS)
    const desoto = physicalIam(GLASS)
    for (const angleDeg of [10, 45, 60, 75, 85]) {
      expect(bare.beam(angleDeg)).toBeCloseTo(desoto(angleDeg), 4)
    }
  })

  test('passes nothing from behind and all from in front', () => {
    expect(coated.beam(0)).toBe(1)
    expect(coated.beam(90)).toBe(0)
    expect(coated.beam(120)).toBe(0)
  })

  test('takes sky and ground at the equivalent angles of the bare glass', () => {
    const bare = coverIam(GLASS)
    // 59.7 − 0.1388·30 + 0.001497·900 and 90 − 0.5788·30 + 0.002693·900
    expect(bare.sky(30)).toBeCloseTo(bare.beam(56.8833), 6)
    expect(bare.ground(30)).toBeCloseTo(bare.beam(75.0597), 6)
    expect(coated.sky(30)).toBeGreaterThan(bare.sky(30))
  })

  test('is that of the front alone: faces that look down keep the other glass', () => {
    const rear = makeDiffuseIamTable(iamCurve({ kind: 'none' }))
    const table = coverDiffuseTable(coated, rear)
    expect(table.sky[30]).toBe(coated.sky(30))
    expect(table.horizon[30]).toBe(coated.sky(30))
    expect(table.ground[60]).toBe(coated.ground(60))
    expect(table.ground[150]).toBe(rear.ground[150])
  })
})
