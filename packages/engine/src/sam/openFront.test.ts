import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { Block, RowMask } from '../simulation/input.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'

const MASK: RowMask = {
  beam: 'linear',
  rowCount: 50,
  modulesAcross: 1,
  modulesAlong: 34,
  isLandscape: false,
  hasStringsAlong: true,
  bypassDiodes: 3,
  fillFactor: 0.78,
  vmpV: 41,
}

const weather = greensboroWeather(3600)
/** Ten days of January, when shadows are long. */
const range = { from: 0, to: 240 }

const run = (changes: Partial<Block>) =>
  simulateBlock({ ...TRACKER_BLOCK, opticsModel: 'openFront', ...changes }, weather, range).series

const trueTracking = {
  mount: {
    kind: 'singleAxis',
    axisAzimuthDeg: 180,
    minAngleDeg: -60,
    maxAngleDeg: 60,
    backtracking: false,
    slopeAware: true,
    stowAngleDeg: 0,
  },
} as const

describe('a front of its own', () => {
  test('without a mask is the open plane’s, above the rear of endless rows', () => {
    const open = run({})
    expect(open.poaAfterIamWm2).toEqual(run({ opticsModel: 'openPlane' }).poaAfterIamWm2)
    expect(open.rearWm2).toEqual(run({ opticsModel: 'infiniteRows' }).rearWm2)
  })

  test('with a mask keeps its light before shade and loses diffuse light to the neighbours', () => {
    const open = run({})
    const masked = run({ rowMask: { ...MASK, beam: 'none' } })
    expect(masked.poaNominalWm2).toEqual(open.poaNominalWm2)
    const kept = sum(masked.poaAfterShadingWm2) / sum(open.poaAfterShadingWm2)
    expect(kept).toBeLessThan(0.995)
    expect(kept).toBeGreaterThan(0.9)
  })

  test('true tracking loses the shaded share of the beam, as endless rows do', () => {
    const none = sum(
      run({ ...trueTracking, rowMask: { ...MASK, beam: 'none' } }).poaAfterShadingWm2,
    )
    const linear = sum(run({ ...trueTracking, rowMask: MASK }).poaAfterShadingWm2)
    const rows = sum(run({ ...trueTracking, opticsModel: 'infiniteRows' }).poaAfterShadingWm2)
    expect(linear).toBeLessThan(0.97 * none)
    expect(Math.abs(linear / rows - 1)).toBeLessThan(0.02)
  })

  test('shaded strings cost more than their light, and their light stays', () => {
    const linear = run({ ...trueTracking, rowMask: MASK })
    const strings = run({ ...trueTracking, rowMask: { ...MASK, beam: 'strings' } })
    const none = run({ ...trueTracking, rowMask: { ...MASK, beam: 'none' } })
    expect(strings.poaAfterShadingWm2).toEqual(none.poaAfterShadingWm2)
    expect(sum(strings.dcAfterElecShadingW)).toBeLessThan(sum(strings.dcAfterTemperatureW))
    expect(sum(strings.dcMppW)).toBeLessThan(sum(linear.dcMppW))
  })

  test('a mask that dims the rear takes the sky’s share of it', () => {
    const rowMask = { ...MASK, beam: 'none' } as const
    const kept = sum(run({ rowMask: { ...rowMask, dimsRear: true } }).rearWm2)
    const whole = sum(run({ rowMask }).rearWm2)
    expect(kept / whole).toBeLessThan(0.995)
    expect(kept / whole).toBeGreaterThan(0.9)
  })

  test('a mask without rows is refused', () => {
    expect(() => run({ rowMask: { ...MASK, rowCount: 0 } })).toThrow(/rowCount 0/)
  })
})
