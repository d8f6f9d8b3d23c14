import { mean, sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import { makePlaneLight } from '../optics/optics.ts'
import { blockOptics } from '../simulation/blockOptics.ts'
import { diffuseGlass } from '../simulation/glass.ts'
import { type FieldSketch, fieldBlock } from '../testing/fieldBlocks.ts'
import { type MomentLight, momentTracer } from './momentLight.ts'
import { type Moment, momentInput, type StillBlock } from './momentPlan.ts'

const NOON: Moment = {
  zenithDeg: 30,
  sunAzimuthDeg: 180,
  dniWm2: 850,
  dhiWm2: 110,
  extraterrestrialWm2: 1361,
  albedo: 0.25,
  airC: 25,
}

/** Nine rows of three long tables. */
function still(sketch: Partial<FieldSketch> = {}): StillBlock & Block {
  const block = fieldBlock({
    rows: 9,
    tablesPerRow: 3,
    ...sketch,
    structure: { columns: 40, ...sketch.structure },
  })
  const { mount, field } = block
  if (mount.kind !== 'fixed' || field === undefined) throw new RangeError('got no fixed tables')
  return { ...block, mount, field }
}

function traced(
  block: StillBlock,
  { moment = NOON, batches = 8, row = 'interior' as const } = {},
): MomentLight {
  const tracer = momentTracer(block, moment, row, 256)
  for (let k = 0; k < batches; k++) tracer.trace()
  return tracer.light()
}

describe.each([
  ['at noon', NOON],
  ['of a low sun, with shade', { ...NOON, zenithDeg: 78, sunAzimuthDeg: 150, dniWm2: 500 }],
  ['of an overcast sky', { ...NOON, dniWm2: 0, dhiWm2: 200 }],
])('light %s', (_name, moment) => {
  test('is that of endless rows in two dimensions, within a few per cent', () => {
    // Faces that reflect nothing: rows in two dimensions leave light between them out.
    const block = still({ structure: { moduleReflectance: 0 } })
    const { meanFrontWm2, meanRearWm2, rearErrorWm2 } = traced(block, { moment, batches: 16 })
    const rows = makePlaneLight(1)
    const allowances = { ...block.allowances, transmissionFraction: 0.02 }
    blockOptics({ ...block, allowances }, diffuseGlass(block.module, block.mount))(
      momentInput(block, moment),
      rows,
    )
    expect(meanFrontWm2 / (rows.frontTransmittedWm2[0] ?? NaN)).toBeCloseTo(1, 1.5)
    expect(Math.abs(meanRearWm2 - (rows.rearTransmittedWm2[0] ?? NaN))).toBeLessThan(
      0.06 * meanRearWm2 + 3 * rearErrorWm2,
    )
  })
})

test('more batches leave less to chance, and stay within what fewer left', () => {
  const block = still()
  const few = traced(block, { batches: 4 })
  const many = traced(block, { batches: 32 })
  expect(many.rearErrorWm2).toBeLessThan(few.rearErrorWm2)
  expect(Math.abs(many.meanRearWm2 - few.meanRearWm2)).toBeLessThan(5 * few.rearErrorWm2 + 0.1)
})

test('strings at ever more of the true light give less power, the tiers together that of all', () => {
  const { power } = traced(still({ structure: { tiers: 2 }, centreHeightM: 2, pitchM: 8 }))
  expect(power.evenW).toBeGreaterThan(power.fullW)
  expect(sum(power.tierW)).toBeCloseTo(2 * power.fullW, 6)
  expect(power.fullW).toBeGreaterThan(power.frontOnlyW)
})

test('a row that shades the next costs its power more than its light', () => {
  const block = still({ pitchM: 3 })
  const low: Moment = { ...NOON, zenithDeg: 80 }
  const { power, frontWm2 } = traced(block, { moment: low })
  expect(power.shadeW).toBeLessThan(0.9 * power.evenW)
  // Fixed tables face the right: the shade lies on the lower edge.
  expect(frontWm2.at(-1)).toBeLessThan(0.3 * (frontWm2[0] ?? NaN))
})

test('the rear of the last row sees more ground than that of an inner one', () => {
  const block = still()
  const left = traced(block, { row: 'first' as 'interior' })
  expect(left.meanRearWm2).toBeGreaterThan(1.05 * traced(block).meanRearWm2)
})

test('the sunlit ground has the global light less the sky that the rows hide, their shadow far less', () => {
  const { ground } = traced(still(), { batches: 1 })
  const light = ground.map(({ lightWm2 }) => lightWm2)
  const globalWm2 = NOON.dhiWm2 + NOON.dniWm2 * Math.cos(Math.PI / 6)
  expect(Math.max(...light)).toBeLessThan(globalWm2 * 1.001)
  expect(Math.max(...light)).toBeGreaterThan(globalWm2 * 0.9)
  expect(Math.min(...light)).toBeLessThan(0.15 * globalWm2)
  const shaded = light.filter((value) => value < 0.5 * globalWm2).length / light.length
  // 2 m tilted by 25° throw 2·(cos 25° + sin 25°·tan 30°) m of the 5 m into shade.
  expect(shaded).toBeCloseTo(0.46, 1)
  expect(mean(light)).toBeGreaterThan(0.4 * globalWm2)
})

test('a row that is not there is refused', () => {
  expect(() => momentTracer(still({ rows: 1 }), NOON, 'interior', 64)).toThrow(RangeError)
})
