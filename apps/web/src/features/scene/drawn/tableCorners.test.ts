import { fieldFrame, type RowMount, tablePose } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import type { SceneBlock } from '../model/sceneModel.ts'
import { placeOf } from '../model/tableFrames.ts'
import { partsTurn } from '../model/turnedParts.ts'
import { sampleScene } from '../testing/sampleScene.ts'
import { tableCorners } from './tableCorners.ts'
import { tableSize } from './tableParts.ts'

type Place = readonly [number, number, number]

const flat = sampleScene()
const [trackers, fixed] = flat.blocks as [SceneBlock, SceneBlock]
const TABLES = [0, 1, 57, 120]

function turnOf({ mount }: SceneBlock, rotationDeg: number): Parameters<typeof tableCorners>[2] {
  return partsTurn(mount, {
    rotationDeg,
    trueRotationDeg: rotationDeg,
    tiltDeg: 30,
    azimuthDeg: 200,
  })
}

/** Corners as the layout has them, in any order. */
function planCorners({ layout }: SceneBlock, table: number): string[] {
  return [0, 2, 4, 6].map((i) =>
    planText(layout.cornersM[8 * table + i]!, layout.cornersM[8 * table + i + 1]!),
  )
}

const planText = (x: number, y: number): string => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`

/** Corners by the engine's own pose of a table. */
function engineCorners(block: SceneBlock, table: number, rotationDeg: number): Place[] {
  const mount = block.mount as RowMount
  const { chord, along, normal } = tablePose(mount, fieldFrame(mount, block.slope), rotationDeg)
  const { widthM, lengthM } = tableSize(block.structure)
  const middle = placeOf(block.frames, table)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => {
    const part = (i: 0 | 1 | 2): number =>
      middle[i] +
      normal[i] * block.structure.planeOffsetM +
      (chord[i] * x! * widthM) / 2 +
      (along[i] * y! * lengthM) / 2
    return [part(0), part(1), part(2)]
  })
}

/** Largest distance of corners that should be the same, along any axis, m. */
function differenceM(got: readonly Place[], expected: readonly Place[]): number {
  const away = got.flatMap((corner, i) =>
    corner.map((value, axis) => Math.abs(value - expected[i]![axis]!)),
  )
  return Math.max(...away)
}

describe('a drawn table', () => {
  test.each(TABLES)('lies on the corners of the layout, tracker %d level', (table) => {
    const corners = tableCorners(trackers, table, turnOf(trackers, 0))
    expect(corners.map(([x, y]) => planText(x, y)).toSorted()).toEqual(
      planCorners(trackers, table).toSorted(),
    )
  })

  test.each(TABLES)('covers the corners of the layout, fixed table %d', (table) => {
    const corners = tableCorners(fixed, table, turnOf(fixed, 20))
    expect(corners.map(([x, y]) => planText(x, y)).toSorted()).toEqual(
      planCorners(fixed, table).toSorted(),
    )
  })

  test.each([-60, -12.5, 0, 33, 60])('stands as the engine has it at %d degrees', (rotationDeg) => {
    for (const table of TABLES) {
      expect(
        differenceM(
          tableCorners(trackers, table, turnOf(trackers, rotationDeg)),
          engineCorners(trackers, table, rotationDeg),
        ),
      ).toBeLessThan(1e-8)
    }
  })

  test('stands as the engine has it on a slope, fixed and turning', () => {
    const slope = { terrain_type: 'slope', slope_tilt: 8, slope_azimuth: 140 } as const
    for (const block of sampleScene({ block: slope }).blocks) {
      const rotationDeg = block.mount.kind === 'fixed' ? block.mount.tiltDeg : 25
      for (const table of TABLES) {
        expect(
          differenceM(
            tableCorners(block, table, turnOf(block, rotationDeg)),
            engineCorners(block, table, rotationDeg),
          ),
        ).toBeLessThan(1e-8)
      }
    }
  })

  test('has its middle at the height of the component above the ground', () => {
    for (const block of flat.blocks) {
      const turn = turnOf(block, 0)
      const [a, , c] = tableCorners(block, 3, turn)
      expect((a![2] + c![2]) / 2).toBeCloseTo(block.geometry.centreHeightM, 8)
    }
  })

  test('on two axes faces its azimuth with its tilt', () => {
    const [dual] = sampleScene({
      table: { tracking_type: 2, num_cols: 8, tracker_pitch: 14, row_spacing: 14 },
    }).blocks
    const [a, b, c] = tableCorners(dual!, 0, turnOf(dual!, 30)) as [Place, Place, Place]
    const u = b.map((value, i) => value - a[i]!)
    const v = c.map((value, i) => value - b[i]!)
    const normal = [
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    ]
    const length = Math.hypot(...normal)
    expect((Math.acos(normal[2]! / length) * 180) / Math.PI).toBeCloseTo(30, 6)
    expect(((Math.atan2(normal[0]!, normal[1]!) * 180) / Math.PI + 360) % 360).toBeCloseTo(200, 6)
  })
})
