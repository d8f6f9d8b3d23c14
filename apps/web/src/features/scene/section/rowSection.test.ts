import { describe, expect, test } from 'vitest'
import { ownTurns, turnOfTable } from '../model/ownTurns.ts'
import type { SceneBlock } from '../model/sceneModel.ts'
import { directionOf } from '../model/siteSun.ts'
import { tableTurn } from '../model/tableTurn.ts'
import { rollingTrackers, sampleScene } from '../testing/sampleScene.ts'
import { pairOfTable, rowPairs } from './rowPairs.ts'
import { rowSection, type SectionRow, shadedShare } from './rowSection.ts'
import { onGround, sectionFrame, upperEnd } from './sectionShapes.ts'

const model = sampleScene()
const [trackers, fixed] = model.blocks as [SceneBlock, SceneBlock]

function sectionAt(
  block: SceneBlock,
  elevationDeg: number,
  azimuthDeg: number,
  table = middleOf(block),
): ReturnType<typeof rowSection> {
  const towards = directionOf(elevationDeg, azimuthDeg)
  const sun = { elevationDeg, azimuthDeg, towards }
  const [ofBlock, own] = [tableTurn(block, sun), ownTurns(block, sun)]
  return rowSection({
    block,
    table,
    turnOf: (one) => turnOfTable(ofBlock, own, one),
    sunTowards: towards,
    groundAt: model.groundAt,
  })
}

function middleOf(block: SceneBlock): number {
  const pairs = rowPairs(block)
  return pairs[Math.floor(pairs.length / 2)]!.table
}

describe('a section of rows', () => {
  test('has the pitch of the component between neighbours, the modules as wide as they are', () => {
    for (const block of model.blocks) {
      const section = sectionAt(block, 40, 120)
      expect(section.pitchM).toBeCloseTo(block.geometry.rowPitchM, 6)
      for (const { left, right } of section.rows) {
        const widthM = Math.hypot(left[0] - right[0], left[1] - right[1])
        expect(widthM).toBeCloseTo(block.geometry.widthM, 6)
      }
    }
  })

  test.each([2, 6, 12, 25])(
    'with backtracking no row shades the next, sun %d degrees high',
    (elevationDeg) => {
      for (const { shadedShare: share } of sectionAt(trackers, elevationDeg, 90).rows) {
        expect(share).toBeLessThan(1e-6)
      }
    },
  )

  test('on ground that rolls almost none does where each turns by itself, and some do where all turn as one', () => {
    const block = rollingTrackers()
    const worst = (one: SceneBlock): number => {
      const tables = rowPairs(one).map(({ table }) => table)
      const rows = tables.flatMap((table) => sectionAt(one, 10, 265, table).rows)
      return Math.max(...rows.map(({ shadedShare: share }) => share ?? 0))
    }
    const asOne = worst({ ...block, rotations: undefined })
    expect(asOne).toBeGreaterThan(0.2)
    // the plane lies before the axis, which the controller leaves out
    expect(worst(block)).toBeLessThan(0.1 * asOne)
  })

  test('without it the share in shade is that of long rows, 1 − 1/x', () => {
    const mount = { ...trackers.mount, backtracking: false } as SceneBlock['mount']
    const section = sectionAt({ ...trackers, mount }, 10, 90)
    // x = GCR·(sin β·tan φ + cos β), β = 60°, φ = 80° (Mikofski 2019, equation 4)
    const [tilt, zenith] = [Math.PI / 3, (80 * Math.PI) / 180]
    const x = trackers.geometry.gcr * (Math.sin(tilt) * Math.tan(zenith) + Math.cos(tilt))
    const inner = section.rows.find((row) => row.row === trackers.layout.row[middleOf(trackers)])
    expect(inner!.shadedShare).toBeCloseTo(1 - 1 / x, 6)
  })

  test('a sun behind the modules shades nothing that could be lit', () => {
    expect(sectionAt(fixed, 10, 0).rows[0]!.shadedShare).toBeUndefined()
    expect(sectionAt(trackers, -5, 90).sun).toBeUndefined()
  })

  test('a fixed row is shaded from below by the row in front of it', () => {
    const shares = sectionAt(fixed, 4, 180).rows.map((row) => row.shadedShare ?? 0)
    expect(Math.max(...shares)).toBeGreaterThan(0.2)
  })

  test('overlapping shadows count once', () => {
    const row = (u: number, tilt: number): Omit<SectionRow, 'shadedShare'> => ({
      table: u,
      row: u,
      left: [u - Math.cos(tilt), 2 - Math.sin(tilt)],
      right: [u + Math.cos(tilt), 2 + Math.sin(tilt)],
      axis: [u, 2],
      normal: [-Math.sin(tilt), Math.cos(tilt)],
      groundM: 0,
    })
    const rows = [row(0, 1), row(3, 1), row(6, 1)]
    const low = [-Math.cos(0.05), Math.sin(0.05)] as const
    expect(shadedShare(rows[2]!, rows, low)).toBeLessThanOrEqual(1)
    expect(shadedShare(rows[2]!, rows, low)).toBeGreaterThanOrEqual(
      shadedShare(rows[1]!, rows, low)!,
    )
  })
})

describe('pairs of rows', () => {
  test('name each row that has a next one', () => {
    const pairs = rowPairs(trackers)
    const rows = new Set(trackers.layout.row)
    expect(pairs.length).toBe([...rows].filter((row) => rows.has(row + 1)).length)
    const last = [...trackers.layout.row].indexOf(Math.max(...rows))
    const found = pairOfTable(pairs, trackers, { blockId: trackers.id, table: last })
    expect(found?.key).toBe(`0/${Math.max(...rows) - 1}`)
  })
})

describe('the drawing of a section', () => {
  test('has equal scales and all of it inside', () => {
    const section = sectionAt(trackers, 12, 100)
    const place = sectionFrame(section, 520, 160)
    const [a, b, c] = [place([0, 0]), place([1, 0]), place([0, 1])]
    expect(b[0] - a[0]).toBeCloseTo(a[1] - c[1], 9)
    for (const [x, y] of section.rows.flatMap((row) => [place(row.left), place(row.right)])) {
      expect(x > 0 && x < 520 && y > 0 && y < 160).toBe(true)
    }
  })

  test('rays end on the ground', () => {
    const ground = [-10, -5, 0, 5, 10].map((u) => [u, 0.1 * u] as const)
    const [u, z] = onGround([0, 2], ground, [-Math.SQRT1_2, Math.SQRT1_2])
    // z = 2 − u meets z = 0.1·u
    expect(u).toBeCloseTo(2 / 1.1, 9)
    expect(z).toBeCloseTo(0.2 / 1.1, 9)
  })

  test('the upper end is the one that throws the longer shadow', () => {
    const row = { left: [-1, 1], right: [1, 3] } as unknown as SectionRow
    expect(upperEnd(row, [-0.9, 0.1])).toEqual([1, 3])
    expect(upperEnd(row, [0.9, 0.1])).toEqual([1, 3])
  })
})
