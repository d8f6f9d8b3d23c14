import { describe, expect, test } from 'vitest'
import type { Vector3 } from '../scene/scene.ts'
import { boxMesh, fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { tablePose } from './fieldFrame.ts'
import { groundBinAt, groundBins } from './groundBins.ts'
import { obstacleShade } from './obstacleShade.ts'

/** A wall of 6 m, 10 m south of a single table. */
const plan = planOf(
  fieldBlock({
    rows: 1,
    tablesPerRow: 1,
    field: { obstacles: [boxMesh([-60, -11, -1], [60, -10, 6])] },
  }),
)
const [tableClass] = plan.classes
const bins = groundBins(plan, tableClass)
const pose = tablePose(plan.mount, plan.frame, 25)
const sunAt = (elevationDeg: number, azimuthDeg: number): Vector3 => {
  const up = (elevationDeg * Math.PI) / 180
  const turn = (azimuthDeg * Math.PI) / 180
  return [Math.cos(up) * Math.sin(turn), Math.cos(up) * Math.cos(turn), Math.sin(up)]
}

function shadeOf(sun: Vector3) {
  const shade = obstacleShade(plan, tableClass, bins)
  const cells = new Float64Array(tableClass.nodes.columns.length * 12)
  const lit = new Float64Array(bins.count).fill(1)
  const isMet = shade?.cells(pose, sun, cells)
  shade?.ground(sun, lit)
  return { isMet, cells, lit }
}

describe('a wall to the south', () => {
  test('takes all of a low southern sun', () => {
    const { isMet, cells, lit } = shadeOf(sunAt(15, 180))
    expect(isMet).toBe(true)
    expect(cells.every((share) => share === 1)).toBe(true)
    expect(lit[groundBinAt(bins, 0, 0)]).toBe(0)
  })

  test('takes the lower part alone where its shadow ends on the table', () => {
    // the shadow's edge lies (6 − z) / tan(24.2°) north of the wall: at the table's middle, 1.5 m up
    const { cells } = shadeOf(sunAt(24.2, 180))
    // row of cells 0 is the upper edge: the left of the row's axis
    const [top, bottom] = [cells[0], cells[11]]
    expect([top, bottom]).toEqual([0, 1])
  })

  test('takes nothing of a high sun, nor of one in the north', () => {
    for (const sun of [sunAt(50, 180), sunAt(15, 0)]) {
      const { isMet, cells } = shadeOf(sun)
      expect(isMet).toBe(false)
      expect(cells.every((share) => share === 0)).toBe(true)
    }
  })

  test('shades the ground as far as its height over the tangent of the sun', () => {
    // 6 / tan(50°) = 5.03 m north of the wall: short of the table, to the right of the row's axis
    const { lit } = shadeOf(sunAt(50, 180))
    expect(lit[groundBinAt(bins, 8, 0)]).toBe(0)
    expect(lit[groundBinAt(bins, 3, 0)]).toBe(1)
  })
})

test('a field without obstacles has no shade of obstacles', () => {
  const open = planOf(fieldBlock({ rows: 1, tablesPerRow: 1 }))
  const [alone] = open.classes
  expect(obstacleShade(open, alone, groundBins(open, alone))).toBeUndefined()
})
