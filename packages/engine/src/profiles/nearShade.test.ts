import { describe, expect, test } from 'vitest'
import { standOnTerrain } from '../field/standOnTerrain.ts'
import type { Block } from '../model/block.ts'
import { boxMesh, fieldBlock } from '../testing/fieldBlocks.ts'
import { groundMesh } from '../testing/groundMesh.ts'
import { nearShade } from './nearShade.ts'

const at = (...places: readonly (readonly [elevationDeg: number, azimuthDeg: number])[]) => ({
  zenithDeg: Float64Array.from(places, ([elevationDeg]) => 90 - elevationDeg),
  azimuthDeg: Float64Array.from(places, ([, azimuthDeg]) => azimuthDeg),
})

const RAD = Math.PI / 180

/** Fixed tables of 2 m at 25°, 5 m apart; modules 1 m long with gaps of 20 mm. */
const ROWS = 101
const fixed = fieldBlock({ rows: ROWS, tablesPerRow: 5 })

/** Of one endless row behind another at the sun's noon: 1 − 1/x, x = g·(sin β·tan θz + cos β). */
function shadedBySouth(elevationDeg: number): number {
  const x = 0.4 * (Math.sin(25 * RAD) * Math.tan((90 - elevationDeg) * RAD) + Math.cos(25 * RAD))
  return Math.max(0, 1 - 1 / x)
}

describe('fixed tables', () => {
  test('take at noon what the formula of rows says, but for the gaps and the first row', () => {
    const [low, high] = nearShade(fixed, at([10, 180], [40, 180]))
    expect(low).toBeCloseTo((shadedBySouth(10) / 1.02) * ((ROWS - 1) / ROWS), 9)
    expect(high).toBe(0)
  })

  test('without tables in space they are endless rows, to the last digit', () => {
    const { field: _, ...rows } = fixed
    const shade = nearShade(rows, at([5, 180], [10, 180], [40, 180]))
    ;[5, 10].forEach((elevationDeg, i) => {
      expect(shade[i]).toBeCloseTo(shadedBySouth(elevationDeg), 12)
    })
    expect(shade[2]).toBeCloseTo(0, 12)
  })

  test('there is no share where the sun is behind the modules or below the ground', () => {
    expect([...nearShade(fixed, at([10, 0], [-5, 180]))]).toEqual([Number.NaN, Number.NaN])
  })
})

test('a wall takes all of a low sun and none of a high one', () => {
  const walled = fieldBlock({
    rows: 1,
    tablesPerRow: 1,
    field: { obstacles: [boxMesh([-60, -11, -1], [60, -10, 6])] },
  })
  const [low, high] = nearShade(walled, at([15, 180], [50, 180]))
  expect(low).toBeCloseTo(1, 12)
  expect(high).toBe(0)
})

const mount = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: true,
  slopeAware: false,
  stowAngleDeg: 0,
} as const

test('trackers that turn back shade nothing on level ground, those that follow the sun do', () => {
  const sketch = { rows: 21, tablesPerRow: 3 }
  const places = at([8, 95], [12, 265])
  const back = nearShade(fieldBlock({ ...sketch, mount }), places)
  back.forEach((share) => expect(share).toBeCloseTo(0, 6))
  const follow = nearShade(
    fieldBlock({ ...sketch, mount: { ...mount, backtracking: false } }),
    places,
  )
  follow.forEach((share) => expect(share).toBeGreaterThan(0.2))
})

test('on rolling ground trackers that turn back row by row shade nothing, those of one slope do', () => {
  const onHill = (byRow: boolean): Block => {
    const turning = { ...mount, slopeAware: true, byRow }
    const block = fieldBlock({ rows: 15, tablesPerRow: 1, mount: turning })
    const { field } = block
    if (field === undefined) throw new Error('the block has no tables')
    const hill = groundMesh((east) => 1.2 * Math.sin(east / 8), 2)
    const { terrain: _mesh, ...stood } = standOnTerrain(field, turning, hill)
    return { ...block, field: stood }
  }
  const places = at([8, 95], [12, 100], [10, 260], [14, 265])
  expect(Math.max(...nearShade(onHill(false), places))).toBeGreaterThan(0.05)
  nearShade(onHill(true), places).forEach((share) => expect(share).toBeCloseTo(0, 6))
})
