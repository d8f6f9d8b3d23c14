import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { Weather } from '../model/weather.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { groundMesh } from '../testing/groundMesh.ts'
import { largeFieldBlock } from '../testing/largeField.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { fieldFactors } from './fieldFactors.ts'
import { fieldPlan } from './fieldPlan.ts'
import { standOnTerrain } from './standOnTerrain.ts'

const SLOPE = { tiltDeg: 6, azimuthDeg: 220 }

const TRACKER = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
} as const

/** 5 rows of 2 tables around the origin. */
function smallBlock(): Block {
  const block = largeFieldBlock()
  const { field } = block
  if (field === undefined) throw new Error('the block has no tables')
  const count = 10
  return {
    ...block,
    // A few turns are soon traced.
    mount: { ...TRACKER, minAngleDeg: -5, maxAngleDeg: 5 },
    module: { ...block.module, bifaciality: 0.7 },
    stringCount: count,
    inverterCount: 1,
    field: {
      ...field,
      eastM: Float64Array.from({ length: count }, (_, i) => ((i % 5) - 2) * 6.5),
      northM: Float64Array.from(
        { length: count },
        (_, i) => (i < 5 ? -0.5 : 0.5) * field.slotPitchM,
      ),
    },
  }
}

const slopeAt = (east: number, north: number): number => {
  const azimuth = (SLOPE.azimuthDeg * Math.PI) / 180
  const down = east * Math.sin(azimuth) + north * Math.cos(azimuth)
  return -Math.tan((SLOPE.tiltDeg * Math.PI) / 180) * down
}

/** A clear and a dull day of June. */
const HOURS = 48
const WEATHER: Weather = {
  intervalStartUtcMs: Float64Array.from({ length: HOURS }, (_, i) => Date.UTC(2023, 5, 20, 5 + i)),
  stepS: 3600,
  utcOffsetH: -5,
  ghiWm2: Float64Array.from({ length: HOURS }, (_, i) =>
    Math.max(0, (i < 24 ? 950 : 350) * Math.sin(((i % 24) - 6) * (Math.PI / 13))),
  ),
  dhiWm2: Float64Array.from({ length: HOURS }, (_, i) =>
    Math.max(0, (i < 24 ? 110 : 330) * Math.sin(((i % 24) - 6) * (Math.PI / 13))),
  ),
  airC: new Float64Array(HOURS).fill(25),
}

/** Coarsely traced. */
function simulate(block: Block): BlockSeries {
  const weather = prepareWeather(WEATHER, block.site)
  const range = { from: 0, to: HOURS }
  return simulatePreparedBlock(block, weather, range, fieldFactors(block, 1024)).series
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

describe('tables on terrain', () => {
  test('of an even slope stand and yield as on the slope', () => {
    const block = smallBlock()
    if (block.field === undefined) throw new Error('the block has no tables')
    const onSlope = simulate({ ...block, slope: SLOPE })
    const field = standOnTerrain(block.field, block.mount, groundMesh(slopeAt))
    const onMesh = simulate({ ...block, slope: SLOPE, field })
    expect(total(onMesh.poaAfterShadingWm2) / total(onSlope.poaAfterShadingWm2)).toBeCloseTo(1, 2)
    expect(total(onMesh.rearWm2) / total(onSlope.rearWm2)).toBeCloseTo(1, 1)
    expect(total(onMesh.dcMppW) / total(onSlope.dcMppW)).toBeCloseTo(1, 2)
  })

  test('follow the ground under their ends', () => {
    const { field, mount } = smallBlock()
    if (field === undefined) throw new Error('the block has no tables')
    const stood = standOnTerrain(
      field,
      mount,
      groundMesh((_, north) => 0.05 * north),
    )
    // The axis points south: ground that rises to the north falls along it.
    for (const tilt of stood.axisTiltDeg ?? []) expect(tilt).toBeCloseTo(2.8624, 3)
    expect(stood.groundM?.[0]).toBeCloseTo(0.05 * field.northM[0], 9)
  })

  test('a ridge parts tables of one kind into classes', () => {
    const block = largeFieldBlock()
    if (block.field === undefined) throw new Error('the block has no tables')
    const middle = { east: 12 * 6.5, north: 20 * block.field.slotPitchM }
    const moved = {
      ...block.field,
      eastM: block.field.eastM.map((east) => east - middle.east),
      northM: block.field.northM.map((north) => (north - middle.north) / 4),
      slotPitchM: block.field.slotPitchM / 4,
    }
    const ridge = groundMesh((east, north) => 4 * Math.exp(-((east / 40) ** 2)) + 0.02 * north)
    const field = standOnTerrain(moved, block.mount, ridge)
    const classes = (of: Block): number => fieldPlan(of)?.classes.length ?? 0
    expect(classes({ ...block, field: moved })).toBe(15)
    expect(classes({ ...block, field })).toBeGreaterThan(30)
  })

  test('a table beside the mesh is refused', () => {
    const { field, mount } = smallBlock()
    if (field === undefined) throw new Error('the block has no tables')
    const far = { ...field, eastM: field.eastM.map((east) => east + 5000) }
    expect(() =>
      standOnTerrain(
        far,
        mount,
        groundMesh(() => 0),
      ),
    ).toThrow('beside the terrain')
  })
})
