import { describe, expect, test } from 'vitest'
import { bufferLine } from './buffers.ts'
import { type LayoutTablesInput, layoutTables, type PerimeterGroup } from './layoutTables.ts'
import { orientedRings } from './polygonM.ts'
import { rowAxes } from './rowAxes.ts'

const ring = (...points: [number, number][]): Float64Array => Float64Array.from(points.flat())
const square = (sizeM: number): Float64Array => ring([0, 0], [sizeM, 0], [sizeM, sizeM], [0, sizeM])
const group = (change: Partial<PerimeterGroup> = {}): PerimeterGroup => ({
  key: '',
  perimeters: [square(200)],
  align: 'start',
  containTest: 'v1',
  ...change,
})

/** Domain.md 6.1 number 19: 84 modules of 1.134 m with 0.02 m gaps, 2.278 m deep. */
const input19 = (change: Partial<LayoutTablesInput> = {}): LayoutTablesInput => ({
  blockId: 'b',
  axes: rowAxes('tracker', 180),
  table: { lengthM: 84 * 1.134 + 83 * 0.02, depthM: 2.278, gapM: 0.5, pitchM: 6.509 },
  minTablesPerRow: 1,
  groups: [group()],
  exclusions: [],
  ...change,
})
const rows = (row: Int32Array): number => new Set(row).size

/** A strip of 10 m from west to east. */
const strip = (northM: number) => bufferLine(ring([-10, northM], [210, northM]), 5)

/** Row, slot and place of each table. */
const named = (exclusions: LayoutTablesInput['exclusions']) => {
  const layout = layoutTables(input19({ exclusions, groups: [group({ guideM: [2, 0] })] }))
  return Array.from(
    layout.row,
    (k, t) => `${k}/${layout.slot[t]}@${layout.cornersM[8 * t + 1]?.toFixed(3)}`,
  )
}

describe('table layout', () => {
  test('200 m by 200 m takes 31 rows of 2 trackers', () => {
    const layout = layoutTables(input19())
    expect(layout.count).toBe(62)
    expect(rows(layout.row)).toBe(31)
    expect(layout.count * 84).toBe(5208)
  })

  test('[T5] a guide line fixes the rows; half a pitch on there are 30 or 31', () => {
    for (const shiftM of [0, 6.509 / 2]) {
      const layout = layoutTables(input19({ groups: [group({ guideM: [50 + shiftM, 0] })] }))
      expect([30, 31]).toContain(rows(layout.row))
      expect(((layout.cornersM[0] ?? 0) - 1.139 - 50 - shiftM) / 6.509).toSatisfy(
        (k: number) => Math.abs(k - Math.round(k)) < 1e-9,
      )
    }
  })

  test('a strip of 10 m from east to west takes away the tables whose footprint it touches', () => {
    // through the middle: 95 m are left on each side, too short for a table of 96.92 m
    expect(layoutTables(input19({ exclusions: strip(100) })).count).toBe(0)
    // near the north edge: one table of each row stays
    expect(layoutTables(input19({ exclusions: strip(150) })).count).toBe(31)
    // in the gap beyond the tables: nothing is lost
    expect(layoutTables(input19({ exclusions: strip(199.9) })).count).toBe(62)
  })

  test('a hole in the perimeter is not built on', () => {
    const hole = ring([90, 90], [110, 90], [110, 110], [90, 110])
    const layout = layoutTables(
      input19({ groups: [group({ perimeters: orientedRings([square(200), hole]) })] }),
    )
    expect(layout.count).toBeLessThan(62)
    for (let t = 0; t < layout.count; t++) {
      const xs = [layout.cornersM[8 * t] ?? 0, layout.cornersM[8 * t + 4] ?? 0]
      const ys = [layout.cornersM[8 * t + 1] ?? 0, layout.cornersM[8 * t + 5] ?? 0]
      const clear =
        Math.max(...xs) <= 90.001 ||
        Math.min(...xs) >= 109.999 ||
        Math.max(...ys) <= 90.001 ||
        Math.min(...ys) >= 109.999
      expect(clear).toBe(true)
    }
  })

  test.each([
    ['start', 0],
    ['centre', (200 - 2 * 96.916 - 0.5) / 2],
    ['end', 200 - 2 * 96.916 - 0.5],
  ] as const)('align %s begins a row %d m from the perimeter', (align, expectedM) => {
    const layout = layoutTables(input19({ groups: [group({ align })] }))
    const starts = Array.from({ length: layout.count }, (_, t) => layout.cornersM[8 * t + 1] ?? 0)
    expect(Math.min(...starts)).toBeCloseTo(expectedM, 6)
  })

  test('[T5] without a guide line the rows lie where most of them fit', () => {
    const guideM: [number, number] = [6.509 / 2 + 1.5, 0]
    const fixed = layoutTables(input19({ groups: [group({ guideM })] }))
    expect(layoutTables(input19()).count).toBeGreaterThanOrEqual(fixed.count)
  })

  test('slots taken out by hand stay empty', () => {
    const layout = layoutTables(input19({ isRemoved: (_east, north) => north > 100 }))
    expect(layout.count).toBe(31)
  })

  test('rows with too few tables are dropped', () => {
    expect(layoutTables(input19({ minTablesPerRow: 3 })).count).toBe(0)
  })

  test('[T3] v0 asks for the centre alone, so tables may hang over the edge', () => {
    const layout = layoutTables(input19({ groups: [group({ containTest: 'v0' })] }))
    // 200 m + half a table at both ends: floor((296.9 + 0.5) / 97.4) = 3
    expect(layout.count / rows(layout.row)).toBe(3)
    for (let t = 0; t < layout.count; t++) {
      const c = layout.cornersM.subarray(8 * t, 8 * t + 8)
      const centre = [((c[0] ?? 0) + (c[4] ?? 0)) / 2, ((c[1] ?? 0) + (c[5] ?? 0)) / 2]
      for (const x of centre) expect(x).toSatisfy((m: number) => m >= -1e-6 && m <= 200 + 1e-6)
    }
  })

  test('v0 tables on both sides of a narrow hole do not lie on each other', () => {
    // a cut of 5 m right across: both sides may hang over it, together by its width at most
    const cut = ring([-1, 90], [201, 90], [201, 95], [-1, 95])
    const layout = layoutTables(
      input19({
        groups: [group({ perimeters: orientedRings([square(200), cut]), containTest: 'v0' })],
        table: { lengthM: 20, depthM: 2.278, gapM: 0.5, pitchM: 6.509 },
      }),
    )
    const starts = new Map<number, number[]>()
    layout.row.forEach((row, t) => {
      starts.set(row, [...(starts.get(row) ?? []), layout.cornersM[8 * t + 1] ?? 0])
    })
    expect(layout.count).toBeGreaterThan(270)
    for (const row of starts.values()) {
      row.sort((a, b) => a - b)
      row.slice(1).forEach((start, i) => expect(start - (row[i] ?? 0)).toBeGreaterThan(19.999))
    }
  })

  test('later groups do not build on the ground of earlier ones', () => {
    const layout = layoutTables(input19({ groups: [group(), group({ key: 'g2' })] }))
    expect(layout.count).toBe(62)
  })

  test('[T6] rows and slots of a table stay when an exclusion takes its neighbours', () => {
    const all = new Set(named([]))
    const some = named(bufferLine(ring([100, 150], [300, 150]), 5))
    expect(some.length).toBeLessThan(all.size)
    for (const name of some) expect(all).toContain(name)
  })
})
