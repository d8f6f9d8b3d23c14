import { describe, expect, test } from 'vitest'
import type { SceneBlock } from '../model/sceneModel.ts'
import { placeOf } from '../model/tableFrames.ts'
import { partsTurn } from '../model/turnedParts.ts'
import { sampleScene } from '../testing/sampleScene.ts'
import { chooseDetail, TRIANGLE_BUDGET } from './detail.ts'
import type { PartMesh } from './partMesh.ts'
import { pickTable } from './pickTable.ts'
import { chunkMatrices, TABLES_PER_CHUNK, tableChunks } from './tableChunks.ts'
import { tableCorners } from './tableCorners.ts'
import { tableParts, tableSize } from './tableParts.ts'
import { postMatrices, postMesh, postPlan } from './tablePosts.ts'

const model = sampleScene({
  table: { vertical_posts_enabled: true, in_plane_racking_enabled: true },
})
const [trackers, fixed] = model.blocks as [SceneBlock, SceneBlock]

/** Volume inside of a closed mesh, m³; each triangle must run anticlockwise seen from outside. */
function volumeM3({ positions, indices }: PartMesh): number {
  const corner = (i: number): readonly [number, number, number] => {
    const at = 3 * indices[i]!
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!]
  }
  let sum = 0
  for (let i = 0; i < indices.length; i += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [corner(i), corner(i + 1), corner(i + 2)]
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum / 6
}

describe('parts of a table', () => {
  test('the tube is closed and as thick as the component says', () => {
    const { tube } = tableParts(trackers)
    const { lengthM } = tableSize(trackers.structure)
    // a prism of 12 sides within the circle
    const areaM2 = 6 * 0.07 ** 2 * Math.sin(Math.PI / 6)
    expect(volumeM3(tube!)).toBeCloseTo(areaM2 * lengthM, 4)
  })

  test('posts of either section are closed', () => {
    expect(volumeM3(postMesh({ kind: 'rectangular', widthM: 0.1, depthM: 0.15 }))).toBeCloseTo(
      0.015,
      6,
    )
    expect(volumeM3(postMesh({ kind: 'round', radiusM: 0.1 }))).toBeGreaterThan(0.028)
  })

  test('there is one front and one back for each module, and the sheet covers them', () => {
    const { fronts, backs, sheet } = tableParts(fixed)
    expect(fronts.indices.length / 6).toBe(2 * 26)
    expect(backs.indices.length).toBe(fronts.indices.length)
    const { widthM, lengthM } = tableSize(fixed.structure)
    expect(Math.max(...sheet.positions)).toBeCloseTo(Math.max(widthM, lengthM) / 2, 5)
    expect(Math.max(...fronts.positions)).toBeCloseTo(Math.max(widthM, lengthM) / 2, 5)
  })

  test('the texture of a module repeats once for each on the sheet', () => {
    expect(Math.max(...tableParts(fixed).sheet.uvs)).toBe(26)
  })
})

describe('posts', () => {
  test('stand upright from below the ground to what they carry', () => {
    for (const block of model.blocks) {
      const plan = postPlan(block.structure, block.mount)!
      const matrices = postMatrices(
        { plan, frames: block.frames, mount: block.mount, groundAt: () => 0 },
        [4],
      )
      expect(matrices.length / 16).toBe(plan.offsetsM.length)
      for (let at = 0; at < matrices.length; at += 16) {
        const [heightM, footM] = [matrices[at + 10]!, matrices[at + 14]!]
        expect(footM).toBeLessThan(0)
        expect(footM + heightM).toBeGreaterThan(0.5)
        expect(footM + heightM).toBeLessThan(block.geometry.centreHeightM + 1)
      }
    }
  })

  test('end below the tube of a tracker, and below the tilted plane of a fixed table', () => {
    const plan = postPlan(fixed.structure, fixed.mount)!
    const tops = postMatrices(
      { plan, frames: fixed.frames, mount: fixed.mount, groundAt: () => 0 },
      [0],
    )
    const top = (post: number): number => tops[16 * post + 10]! + tops[16 * post + 14]!
    // rear and front post are 2 m apart across the row
    expect(Math.abs(top(0) - top(6))).toBeCloseTo(2 * Math.tan((20 * Math.PI) / 180), 6)
  })
})

describe('chunks', () => {
  const chunks = tableChunks(trackers.frames, 50)

  test('hold every table once', () => {
    const all = chunks.flatMap(({ tables }) => [...tables]).toSorted((a, b) => a - b)
    expect(all).toEqual(Array.from({ length: trackers.layout.count }, (_, i) => i))
    for (const { tables } of chunks) expect(tables.length).toBeLessThan(3 * TABLES_PER_CHUNK)
  })

  test('reach around their tables, and retain their places', () => {
    for (const chunk of chunks) {
      const matrices = chunkMatrices(trackers.frames, chunk)
      chunk.tables.forEach((table, i) => {
        const place = placeOf(trackers.frames, table)
        place.forEach((value, axis) => {
          expect(matrices[16 * i + 12 + axis]! + chunk.centreM[axis]!).toBeCloseTo(value, 3)
        })
        const away = Math.hypot(...place.map((value, axis) => value - chunk.centreM[axis]!))
        expect(away).toBeLessThanOrEqual(chunk.radiusM - 49)
      })
    }
  })
})

describe('detail', () => {
  const chunk = (distanceM: number): Parameters<typeof chooseDetail>[0][number] => ({
    distanceM,
    nearTriangles: 400_000,
    middleTriangles: 10_000,
  })

  test('falls with distance', () => {
    expect(chooseDetail([chunk(20), chunk(150), chunk(2000)], 1000)).toEqual([
      'near',
      'middle',
      'far',
    ])
  })

  test('stays within the budget, the nearest first', () => {
    const details = chooseDetail(
      Array.from({ length: 9 }, (_, i) => chunk(9 - i)),
      1000,
    )
    expect(details.filter((detail) => detail === 'near').length).toBe(
      Math.floor(TRIANGLE_BUDGET / 400_000),
    )
    expect(details.at(-1)).toBe('near')
    expect(details[0]).toBe('middle')
  })

  test('more pixels show more', () => {
    expect(chooseDetail([chunk(100)], 1000)).toEqual(['middle'])
    expect(chooseDetail([chunk(100)], 2000)).toEqual(['near'])
  })
})

describe('picking', () => {
  const turn = partsTurn(trackers.mount, {
    rotationDeg: 35,
    trueRotationDeg: 35,
    tiltDeg: 35,
    azimuthDeg: 270,
  })
  const pickable = {
    frames: trackers.frames,
    turn,
    ...tableSize(trackers.structure),
    offsetM: trackers.structure.planeOffsetM,
  }

  test.each([0, 33, 120])('a line of sight through a corner of table %d finds it', (table) => {
    for (const [x, y, z] of tableCorners(trackers, table, turn)) {
      const middle = placeOf(trackers.frames, table)
      // a little inside the corner
      const [px, py] = [x + 0.01 * (middle[0] - x), y + 0.01 * (middle[1] - y)]
      const pz = z + 0.01 * (middle[2] + 0.1 - z)
      const found = pickTable({ from: [px, py, pz + 50], towards: [0, 0, -1] }, pickable)
      expect(found?.table).toBe(table)
      expect(found?.distance).toBeCloseTo(50, 1)
    }
  })

  test('a line between rows finds none, nor does one away from the field', () => {
    const [x, y] = placeOf(trackers.frames, 33)
    expect(pickTable({ from: [x + 3.2, y, 50], towards: [0, 0, -1] }, pickable)).toBeUndefined()
    expect(pickTable({ from: [x, y, 50], towards: [0, 0, 1] }, pickable)).toBeUndefined()
  })
})
