import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import { joinTables, type TableLayout } from '../layout/layoutTables.ts'
import { localFrame } from '../layout/localFrame.ts'
import { fromRowAxes, rowAxes } from '../layout/rowAxes.ts'
import { gridMesh } from './gridMesh.ts'
import { heightsIn } from './heightAt.ts'
import { meanPlane } from './meanPlane.ts'
import { pileHeights } from './pileHeights.ts'
import { tablePoses } from './tablePoses.ts'
import { gridOf, plane } from './testing/grids.ts'

const FRAME = localFrame(-112.5, 33.4)
const FIXED: TableParameters = {
  ...tableDefaults,
  tracking_type: 0,
  num_cols: 20,
  num_tiers: 2,
  num_post_tiers: 2,
  num_post_cols: 5,
  tilt: 20,
}
const TRACKER: TableParameters = { ...tableDefaults, num_cols: 40, num_post_cols: 5 }

/** Tables in rows around the origin, as the layout gives them. */
function layoutOf(table: TableParameters, rows = 3, perRow = 2): TableLayout {
  const axes = rowAxes(table.tracking_type === 0 ? 'fixed' : 'tracker', table.azimuth)
  const { lengthM, planDepthM, slotPitchM, rowPitchM } = tableGeometry(table, panelDefaults)
  const corners: number[] = []
  const row: number[] = []
  const slot: number[] = []
  for (let r = 0; r < rows; r++) {
    for (let s = 0; s < perRow; s++) {
      const u = (s - (perRow - 1) / 2) * slotPitchM
      const v = (r - (rows - 1) / 2) * rowPitchM
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        corners.push(...fromRowAxes(axes, u + (a * lengthM) / 2, v + (b * planDepthM) / 2))
      }
      row.push(r)
      slot.push(s)
    }
  }
  return joinTables(
    'b',
    'perimeter',
    [{ grid: 0, row, slot, cornersM: Float64Array.from(corners) }],
    [''],
  )
}

describe('poses on a plane', () => {
  test.each([
    ['trackers along a fall to the south', TRACKER, 180, 5, 0],
    ['trackers along a fall to the north', TRACKER, 0, -5, 0],
    // the axis points south: west lies to its right
    ['trackers across a fall to the west', TRACKER, 270, 0, 5],
    // fixed tables that face south: the axis points east, south lies to its right
    ['fixed tables along a fall to the east', FIXED, 90, 5, 0],
    ['fixed tables across a fall to the south', FIXED, 180, 0, 5],
  ])('%s', (_what, table, azimuthDeg, alongDeg, acrossDeg) => {
    const layout = layoutOf(table)
    const ground = plane(5, azimuthDeg)
    const poses = tablePoses(layout, gridOf(ground), FRAME, { table, panel: panelDefaults })
    expect(poses).toMatchObject({ unknownCount: 0, limitedCount: 0 })
    for (let i = 0; i < layout.count; i++) {
      expect(poses.axisTiltDeg[i]).toBeCloseTo(alongDeg, 3)
      expect(poses.crossTiltDeg[i]).toBeCloseTo(acrossDeg, 3)
      const corner = (k: number): number => layout.cornersM[8 * i + k] ?? 0
      const east = (corner(0) + corner(4)) / 2
      const north = (corner(1) + corner(5)) / 2
      const liftM = (poses.groundM[i] ?? 0) - ground(east, north)
      // only tiers of posts across a slope lift a table: the higher one stands as on level ground
      const expected = table === FIXED && acrossDeg > 0 ? Math.tan((5 * Math.PI) / 180) : 0
      expect(liftM).toBeCloseTo(expected, 3)
    }
  })

  test('a row never tilts beyond its limit, and tables off the ground are reported', () => {
    const layout = layoutOf(TRACKER)
    const steep = tablePoses(layout, gridOf(plane(20, 180)), FRAME, {
      table: TRACKER,
      panel: panelDefaults,
    })
    expect(steep.limitedCount).toBe(layout.count)
    expect(steep.axisTiltDeg[0]).toBeCloseTo((Math.atan(0.15) * 180) / Math.PI, 6)
    const half = gridOf((east) => (east < -3 ? Number.NaN : 90))
    const poses = tablePoses(layout, half, FRAME, { table: TRACKER, panel: panelDefaults })
    expect(poses.unknownCount).toBe(2)
    expect([...poses.groundM].filter(Number.isNaN)).toHaveLength(2)
  })
})

describe('posts', () => {
  test('on a plane stand out as on level ground: no earth is moved', () => {
    const piles = pileHeights(layoutOf(TRACKER), gridOf(plane(6, 140)), FRAME, {
      table: TRACKER,
      panel: panelDefaults,
    })
    expect(piles.postsPerTable).toBe(5)
    for (const reveal of piles.revealM) expect(reveal).toBeCloseTo(1.5, 3)
    expect(piles.summary).toMatchObject({
      tables: 6,
      posts: 30,
      cutFreeTables: 6,
      unknownTables: 0,
    })
    expect(piles.summary.mostEarthworkM).toBe(0)
  })

  test('over a hollow the middle ones are longest, and beyond the window earth is brought on', () => {
    const hollow = gridOf((_east, north) => 100 + (north * north) / 160, {
      columns: 81,
      rows: 81,
      cellSizeM: 1,
    })
    const layout = layoutOf(TRACKER, 3, 1)
    const { lengthM } = tableGeometry(TRACKER, panelDefaults)
    const options = { table: TRACKER, panel: panelDefaults }
    const piles = pileHeights(layout, hollow, FRAME, options)
    const deepM = (0.4 * lengthM) ** 2 / 160
    expect(piles.revealM[2]).toBeCloseTo(1.5 + deepM, 1)
    expect(piles.revealM[0]).toBeCloseTo(1.5, 3)
    expect(piles.worstPost[0]).toBe(2)
    expect(piles.summary.cutFreeTables).toBe(0)
    expect(piles.earthworkM[0]).toBeCloseTo(deepM - 0.6, 1)
    const roomy = pileHeights(layout, hollow, FRAME, {
      ...options,
      minRevealM: 1.2,
      maxRevealM: 4.5,
    })
    expect(roomy.summary.cutFreeTables).toBe(3)
    const tight = pileHeights(layout, hollow, FRAME, {
      ...options,
      minRevealM: 1.7,
      maxRevealM: 4.5,
    })
    expect(tight.earthworkM[0]).toBeCloseTo(0.2, 3)
  })

  test('the back row of a fixed table is higher by its tilt, whichever way it faces', () => {
    for (const azimuth of [180, 0, 90, -90]) {
      const table = { ...FIXED, azimuth }
      const { revealM, northM, eastM } = pileHeights(
        layoutOf(table, 1, 1),
        gridOf(() => 3),
        FRAME,
        {
          table,
          panel: panelDefaults,
        },
      )
      const facing = (azimuth * Math.PI) / 180
      const ahead = (i: number): number =>
        (eastM[i] ?? 0) * Math.sin(facing) + (northM[i] ?? 0) * Math.cos(facing)
      const [front, back] = ahead(0) > ahead(1) ? [0, 1] : [1, 0]
      expect((revealM[back] ?? 0) - (revealM[front] ?? 0)).toBeCloseTo(2 * Math.tan(Math.PI / 9), 6)
    }
  })

  test('tables beside the ground are neither free nor not', () => {
    const { summary } = pileHeights(
      layoutOf(TRACKER),
      gridOf(() => Number.NaN),
      FRAME,
      {
        table: TRACKER,
        panel: panelDefaults,
      },
    )
    expect(summary).toMatchObject({ unknownTables: 6, cutFreeTables: 0, leastRevealM: undefined })
  })
})

describe('mesh of the ground', () => {
  const bounds = { minEastM: -200, minNorthM: -200, maxEastM: 200, maxNorthM: 200 }

  test('a plane is two triangles', () => {
    const mesh = gridMesh(gridOf(plane(5, 33)), FRAME, bounds, 0.1)
    expect(mesh.indices).toHaveLength(6)
    expect(mesh.positions[2]).toBeCloseTo(
      plane(5, 33)(mesh.positions[0] ?? 0, mesh.positions[1] ?? 0),
      3,
    )
  })

  test('hills are followed closely by far fewer triangles than cells, facing up and without cracks', () => {
    const hills = gridOf((east, north) => 500 + 15 * Math.sin(east / 40) * Math.cos(north / 55), {
      columns: 129,
      rows: 129,
      cellSizeM: 400 / 128,
    })
    const mesh = gridMesh(hills, FRAME, bounds, 0.2, 500)
    const triangles = mesh.indices.length / 3
    expect(triangles).toBeLessThan(128 * 128)
    expect(triangles).toBeGreaterThan(200)
    const heightAt = heightsIn(hills, FRAME)
    let planM2 = 0
    let worstM = 0
    const edges = new Map<string, number>()
    for (let t = 0; t < triangles; t++) {
      const [a = 0, b = 0, c = 0] = mesh.indices.subarray(3 * t, 3 * t + 3)
      const p = (corner: number, k: number): number => mesh.positions[3 * corner + k] ?? 0
      const twice =
        (p(b, 0) - p(a, 0)) * (p(c, 1) - p(a, 1)) - (p(c, 0) - p(a, 0)) * (p(b, 1) - p(a, 1))
      expect(twice).toBeGreaterThan(0)
      planM2 += twice / 2
      const middle = (k: number): number => (p(a, k) + p(b, k) + p(c, k)) / 3
      worstM = Math.max(worstM, Math.abs(heightAt(middle(0), middle(1)) - 500 - middle(2)))
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        edges.set(`${from} ${to}`, 1)
      }
    }
    expect(planM2).toBeCloseTo(160_000, 3)
    expect(worstM).toBeLessThan(0.4)
    // every edge is shared by the triangle beside it, but those around the whole
    for (const edge of edges.keys()) {
      const [from = 0, to = 0] = edge.split(' ').map(Number)
      const onRim = (corner: number): boolean =>
        [0, 1].some((k) => Math.abs(Math.abs(mesh.positions[3 * corner + k] ?? 0) - 200) < 1e-6)
      expect(edges.has(`${to} ${from}`) || (onRim(from) && onRim(to))).toBe(true)
    }
  })

  test('leaves a hole where the height is not known and is empty elsewhere', () => {
    const holed = gridOf((east, north) => (Math.hypot(east, north) < 60 ? Number.NaN : 10))
    const mesh = gridMesh(holed, FRAME, bounds, 0.5)
    expect(mesh.indices.length).toBeGreaterThan(6)
    for (let i = 0; i < mesh.positions.length; i += 3) {
      expect(Math.hypot(mesh.positions[i] ?? 0, mesh.positions[i + 1] ?? 0)).toBeGreaterThan(49)
    }
    const away = { minEastM: 900, minNorthM: 0, maxEastM: 950, maxNorthM: 50 }
    expect(gridMesh(holed, FRAME, away, 0.5).indices).toHaveLength(0)
  })
})

describe('mean plane', () => {
  test('is found again', () => {
    const ground = plane(7, 250)
    const east = [0, 50, -30, 20, 10]
    const north = [0, 10, 40, -60, 30]
    const found = meanPlane(
      east,
      north,
      east.map((x, i) => ground(x, north[i] ?? 0)),
    )
    expect(found.tiltDeg).toBeCloseTo(7, 6)
    expect(found.azimuthDeg).toBeCloseTo(250, 6)
    expect(found.originHeightM).toBeCloseTo(100, 6)
  })

  test('of places on one line is level', () => {
    expect(meanPlane([0, 1, 2], [0, 1, 2], [5, 6, 7]).tiltDeg).toBe(0)
  })
})
