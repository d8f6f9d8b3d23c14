import { describe, expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer, FrameProperties } from '../layers/blockLayer.ts'
import { type LayoutBlockInput, layoutBlock } from './layoutBlock.ts'
import { layoutTableId } from './layoutTables.ts'
import { tableAsLaidOut } from './tableAsLaidOut.ts'
import {
  at,
  guideLine,
  layer,
  type PointM,
  perimeter,
  rectangleAt,
  ringAt,
  TEST_FRAME,
} from './testing/groundLayers.ts'

const TRACKER: TableParameters = { ...tableDefaults, num_cols: 20, azimuth: 180 }
const FIXED: TableParameters = { ...TRACKER, tracking_type: 0, tilt: 20 }
const inputOf = (
  layers: readonly BlockLayer[],
  table: TableParameters,
  block: Partial<Block> = {},
): LayoutBlockInput => ({
  block: { id: 'b', ...block },
  layers,
  table,
  panel: panelDefaults,
  frame: TEST_FRAME,
})
const frameLayer = (id: string, properties: FrameProperties, ...ring: PointM[]): BlockLayer =>
  layer(id, 'frame', {
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [ringAt(...ring)] },
  })
const panels = (...lines: [PointM, PointM][]): BlockLayer =>
  layer('p', 'panels', {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates: lines.map((line) => line.map(at)) },
  })

describe('rows along a guide line', () => {
  const land = perimeter('land', [rectangleAt(0, 0, 200, 200)], 'g')
  // 10 m east for 100 m north: 5.711°
  const guide = guideLine('g', [50, 20], [60, 120])
  const along = { row_direction: 'guide_line' } as const

  test('only where the block says so', () => {
    expect(tableAsLaidOut(inputOf([land, guide], TRACKER)).table).toBe(TRACKER)
    const turned = tableAsLaidOut(inputOf([land, guide], TRACKER, along)).table
    expect(turned.azimuth).toBeCloseTo(-180 + 5.7106, 3)
  })

  test('tables lie along it, one row through its first point, none outside', () => {
    const layout = layoutBlock(inputOf([land, guide], TRACKER, along))
    expect(layout.count).toBeGreaterThan(100)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = layout.cornersM
    expect((Math.atan2(x1 - x0, y1 - y0) * 180) / Math.PI).toBeCloseTo(5.7106, 3)
    for (const m of layout.cornersM) {
      expect(m).toBeGreaterThan(-1e-5)
      expect(m).toBeLessThan(200.00001)
    }
    // distance of each row's middle from the guide line is a whole number of pitches
    const [cos, sin] = [Math.cos(Math.atan2(10, 100)), Math.sin(Math.atan2(10, 100))]
    for (let t = 0; t < layout.count; t++) {
      const mid = (i: number): number =>
        ((layout.cornersM[8 * t + i] ?? 0) + (layout.cornersM[8 * t + i + 4] ?? 0)) / 2
      const across = (mid(0) - 50) * cos - (mid(1) - 20) * sin
      const rows = across / TRACKER.row_spacing
      expect(Math.abs(rows - Math.round(rows))).toBeLessThan(1e-5)
    }
  })

  test('fixed tables turn with it and keep to their side', () => {
    const row = guideLine('g', [0, 50], [100, 60])
    const { table } = tableAsLaidOut(inputOf([land, row], FIXED, along))
    expect(table.azimuth).toBeCloseTo(180 - 5.7106, 3)
  })

  test('groups of other directions are reported: a simulation has one', () => {
    const small = perimeter('small', [rectangleAt(300, 0, 80, 80)], 'h')
    const other = guideLine('h', [310, 0], [330, 80])
    const layers = [land, guide, small, other]
    const { table, warnings } = tableAsLaidOut(inputOf(layers, TRACKER, along))
    expect(table.azimuth).toBeCloseTo(-180 + 5.7106, 3)
    expect(warnings.map(({ code }) => code)).toEqual(['ROW_DIRECTION'])
  })
})

describe('explicit tables', () => {
  test('lines of a panels layer give the axis', () => {
    const lines = panels([at0(0, 0), at0(3, 60)], [at0(8, 0), at0(11, 60)])
    const { table, warnings } = tableAsLaidOut(inputOf([lines], TRACKER))
    expect(table.azimuth).toBeCloseTo(-180 + 2.8624, 3)
    expect(warnings).toEqual([])
    expect(tableAsLaidOut(inputOf([panels([at0(0, 0), at0(0, 60)])], TRACKER)).table.azimuth).toBe(
      180,
    )
  })

  test('frames bring tilt, azimuth and height of their own', () => {
    const given = frameLayer('f', { tilt: 12, azimuth: 170 }, [0, 0], [20, 0], [20, 4], [0, 4])
    expect(tableAsLaidOut(inputOf([given], FIXED)).table).toMatchObject({ tilt: 12, azimuth: 170 })
    // 2 m higher in the north over 4 m: faces south
    const elevated = frameLayer(
      'f',
      { cornerElevations: [1, 1, 3, 3] },
      [0, 0],
      [20, 0],
      [20, 4],
      [0, 4],
    )
    const { table } = tableAsLaidOut(inputOf([elevated], FIXED))
    expect(table.tilt).toBeCloseTo(26.565, 3)
    expect(table.azimuth).toBe(180)
    expect(table.ground_clearance).toBeCloseTo(2 - (2.278 / 2) * Math.sin(Math.atan(0.5)), 5)
  })

  test('a frame without either lies along its longer side; one that differs is reported', () => {
    const bare = frameLayer('f', {}, [0, 0], [20, 2], [19.6, 6], [-0.4, 4])
    expect(tableAsLaidOut(inputOf([bare], FIXED)).table.azimuth).toBeCloseTo(180 - 5.71, 2)
    const steep = frameLayer('g', { tilt: 30 }, [0, 10], [20, 12], [19.6, 16], [-0.4, 14])
    const flat = frameLayer('h', { tilt: 10 }, [0, 20], [20, 22], [19.6, 26], [-0.4, 24])
    const { table, warnings } = tableAsLaidOut(inputOf([steep, flat], FIXED))
    expect(table.tilt).toBe(20)
    expect(warnings.map(({ code }) => code)).toEqual(['ROW_DIRECTION'])
  })

  test('ids stay when others come and go, and are never shared', () => {
    const ids = (layers: readonly BlockLayer[]): string[] => {
      const layout = layoutBlock(inputOf(layers, TRACKER))
      return Array.from({ length: layout.count }, (_, t) => layoutTableId(layout, t))
    }
    const frames = [0, 10, 20].map((x, i) =>
      frameLayer(`f${i}`, {}, [x, 0], [x + 2, 0], [x + 2, 20], [x, 20]),
    )
    const [all, fewer] = [ids(frames), ids(frames.slice(1))]
    expect(new Set(all).size).toBe(3)
    expect(fewer.every((id) => all.includes(id))).toBe(true)
    const lines = [0, 10, 20].map((x): [PointM, PointM] => [at0(x, 0), at0(x, 46)])
    const [three, two] = [ids([panels(...lines)]), ids([panels(...lines.slice(1))])]
    expect(new Set(three).size).toBe(three.length)
    expect(two.every((id) => three.includes(id))).toBe(true)
    const twice = ids([panels(...lines, ...lines)])
    expect(new Set(twice).size).toBe(twice.length)
  })
})

describe('trackers on one mast', () => {
  const DUAL: TableParameters = {
    ...tableDefaults,
    tracking_type: 2,
    num_tiers: 4,
    num_cols: 6,
    tracker_pitch: 18,
    row_spacing: 16,
  }
  /** Radius of the circle that the table sweeps: 6.904 m by 9.172 m. */
  const radiusM = Math.hypot(6 * 1.134 + 5 * 0.02, 4 * 2.278 + 3 * 0.02) / 2

  test('stand on a grid of tracker pitch and row spacing, and may turn inside the perimeter', () => {
    const land = perimeter('land', [rectangleAt(0, 0, 100, 100)])
    const layout = layoutBlock(inputOf([land], DUAL))
    const middles = Array.from({ length: layout.count }, (_, t) => [
      ((layout.cornersM[8 * t] ?? 0) + (layout.cornersM[8 * t + 4] ?? 0)) / 2,
      ((layout.cornersM[8 * t + 1] ?? 0) + (layout.cornersM[8 * t + 5] ?? 0)) / 2,
    ])
    // (100 − 2 r) / 18 and / 16, and one more
    expect(layout.count).toBe(
      (Math.floor((100 - 2 * radiusM) / 18) + 1) * (Math.floor((100 - 2 * radiusM) / 16) + 1),
    )
    for (const [x = 0, y = 0] of middles) {
      for (const m of [x, y]) {
        expect(m).toBeGreaterThan(radiusM - 0.001)
        expect(m).toBeLessThan(100 - radiusM + 0.001)
      }
    }
    expect(layout.warnings).toEqual([])
  })

  test('a road is kept off by the radius too', () => {
    const land = perimeter('land', [rectangleAt(0, 0, 100, 100)])
    const pole = layer('pole', 'shading', {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: at([50, 50]) },
    })
    const layout = layoutBlock(inputOf([land, pole], { ...DUAL, tracker_pitch: 10 }))
    for (let t = 0; t < layout.count; t++) {
      const x = ((layout.cornersM[8 * t] ?? 0) + (layout.cornersM[8 * t + 4] ?? 0)) / 2
      const y = ((layout.cornersM[8 * t + 1] ?? 0) + (layout.cornersM[8 * t + 5] ?? 0)) / 2
      expect(Math.hypot(x - 50, y - 50)).toBeGreaterThan(radiusM)
    }
  })
})

function at0(eastM: number, northM: number): PointM {
  return [eastM, northM]
}
