import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { panelStc } from '../simulation/panelStc.ts'
import { blockAreaM2, layoutBlock } from './layoutBlock.ts'
import { layoutTableId, type TableLayout } from './layoutTables.ts'
import {
  at,
  guideLine,
  layer,
  perimeter,
  rectangleAt,
  ringAt,
  road,
  TEST_FRAME,
} from './testing/groundLayers.ts'

const SITE = perimeter('site', [rectangleAt(0, 0, 200, 200)])
/** Domain.md 6.1 number 19. */
const TABLE: TableParameters = {
  ...tableDefaults,
  num_tiers: 1,
  num_cols: 84,
  column_gap: 0.02,
  table_gap: 0.5,
  row_spacing: 6.509,
  azimuth: 180,
}
const lay = (
  layers: readonly BlockLayer[],
  table: Partial<TableParameters> = {},
  block: { edge_setback?: number } = {},
): TableLayout =>
  layoutBlock({
    block: { id: 'b', ...block },
    layers,
    table: { ...TABLE, ...table },
    panel: panelDefaults,
    frame: TEST_FRAME,
  })
const rowsOf = (layout: TableLayout): number => new Set(layout.row).size
const ids = (layout: TableLayout): string[] =>
  Array.from({ length: layout.count }, (_, t) => layoutTableId(layout, t))

const building = (isOverArray: boolean) =>
  layer('house', 'shading', {
    type: 'Feature',
    properties: { height: 5, isOverArray },
    geometry: { type: 'Polygon', coordinates: [rectangleAt(90, 20, 20, 20)] },
  })

describe('layout of a block', () => {
  test('200 x 200 m with the 84-module tracker: 31 rows of 2 tables', () => {
    const layout = lay([SITE])
    expect([rowsOf(layout), layout.count, layout.count * 84]).toEqual([31, 62, 5208])
    // of 550 W: 2.864 MWdc
    expect((panelStc(panelDefaults).pmpW * 5208) / 1e6).toBeCloseTo(2.864, 2)
    expect(layout.source).toBe('perimeter')
  })

  test.each([0, 6.509 / 2])('a guide line %d m on gives 30 or 31 rows', (shiftM) => {
    const linked = perimeter('site', [rectangleAt(0, 0, 200, 200)], 'g')
    const layout = lay([linked, guideLine('g', [60 + shiftM, 0], [60 + shiftM, 200])])
    expect([30, 31]).toContain(rowsOf(layout))
    expect(layout.gridKeys).toEqual(['g'])
  })

  test('[T5] two perimeters that share a guide line have their rows in line', () => {
    const layout = lay([
      perimeter('south', [rectangleAt(0, 0, 100, 110)], 'g'),
      perimeter('north', [rectangleAt(30, 130, 90, 110)], 'g'),
      guideLine('g', [50, 0], [50, 100]),
    ])
    for (let t = 0; t < layout.count; t++) {
      const rows = ((layout.cornersM[8 * t] ?? 0) - 1.139 - 50) / 6.509
      expect(Math.abs(rows - Math.round(rows))).toBeLessThan(1e-5)
    }
    expect(layout.count).toBeGreaterThan(20)
  })

  test('[T4] an exclusion strip of 10 m takes away what its footprint touches, in any block', () => {
    const strip = road('road', 5, [-10, 150], [210, 150])
    expect(lay([SITE, strip]).count).toBe(31)
    expect(lay([SITE, { ...strip, block_id: 'other' }]).count).toBe(31)
    expect(lay([SITE, { ...strip, block_id: null }]).count).toBe(31)
  })

  test('[T4] an obstacle keeps its footprint free unless it is over the array', () => {
    expect(lay([SITE, building(false)]).count).toBeLessThan(62)
    expect(lay([SITE, building(true)]).count).toBe(62)
  })

  test('the edge setback moves tables inwards', () => {
    const layout = lay([SITE], { num_cols: 20 }, { edge_setback: 10 })
    for (const m of layout.cornersM) {
      expect(m).toBeGreaterThan(9.999)
      expect(m).toBeLessThan(190.001)
    }
  })

  test('[T2] rows of fixed tables run at right angles to the azimuth, W·cos(tilt) deep', () => {
    const layout = lay([SITE], { tracking_type: 0, azimuth: 180, tilt: 20, num_cols: 20 })
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, , y2 = 0] = layout.cornersM
    expect(Math.abs(y1 - y0)).toBeLessThan(1e-9)
    expect(x1 - x0).toBeCloseTo(20 * 1.134 + 19 * 0.02, 9)
    expect(y2 - y1).toBeCloseTo(2.278 * Math.cos((20 * Math.PI) / 180), 9)
  })

  test('[T7] cells that a section masks stay empty', () => {
    const section = layer('s', 'section', {
      type: 'Feature',
      properties: {
        gridCellWidth: 97.416,
        gridCellHeight: 6.509,
        origin: at([200, 0]),
        bufferRadius: 1,
        gridMask: Array.from({ length: 31 }, () => [true, false]),
      },
      geometry: { type: 'Polygon', coordinates: [rectangleAt(0, 0, 200, 200)] },
    })
    expect(lay([SITE, section]).count).toBe(31)
  })

  test('[T1] panels lines win over the perimeter; a long line is a row of tables', () => {
    const lines = layer('as-built', 'panels', {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [at([10, 0]), at([10, 96.916])],
          [at([16.5, 0]), at([16.5, 2 * 96.916 + 0.5])],
        ],
      },
    })
    const layout = lay([SITE, lines])
    expect(layout.source).toBe('panels')
    expect([layout.count, rowsOf(layout)]).toEqual([3, 2])
    expect(layout.warnings).toEqual([])
    expect(new Set(ids(layout)).size).toBe(3)
  })

  test('a line that is no whole number of tables is reported', () => {
    const line = layer('odd', 'panels', {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: [[at([10, 0]), at([10, 80])]] },
    })
    expect(lay([line]).warnings.map(({ code }) => code)).toEqual(['LINE_LENGTH'])
  })

  test('[T1] frames win over panels and keep their corners', () => {
    const frame = layer('f', 'frame', {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ringAt([0, 0], [4, 1], [3, 20], [-1, 19])] },
    })
    const layout = lay([SITE, frame])
    expect([layout.source, layout.count]).toEqual(['frame', 1])
    expect(layout.cornersM[2]).toBeCloseTo(4, 6)
  })

  test('[T8] rows that overlap place nothing and say why; a narrow gap does', () => {
    expect(lay([SITE], { row_spacing: 2 })).toMatchObject({ count: 0 })
    expect(lay([SITE], { row_spacing: 2 }).warnings.map(({ code }) => code)).toContain(
      'ROWS_OVERLAP',
    )
    expect(lay([SITE], { row_spacing: 2.4 }).count).toBeGreaterThan(100)
  })

  test('[T8] a slip of units is refused instead of filling the memory', () => {
    const huge = perimeter('huge', [rectangleAt(0, 0, 20_000, 20_000)])
    const layout = lay([huge], { num_cols: 3, row_spacing: 2.3 })
    expect(layout.count).toBe(0)
    const { code, message } = layout.warnings.at(-1) ?? {}
    expect(code).toBe('TOO_MANY_TABLES')
    expect(message).toContain('The perimeters hold 400.0 km²')
  })

  test('a block without layers has no tables', () => {
    expect(lay([]).count).toBe(0)
  })

  test('each table has an id of its own', () => {
    const layout = lay([SITE])
    expect(layout.count).toBe(62)
    const known = Array.from({ length: layout.count }, (_, table) => layoutTableId(layout, table))
    expect(new Set(known).size).toBe(62)
  })

  test('area is that of the perimeters less the exclusions', () => {
    const strip = road('road', 5, [-50, 150], [250, 150])
    expect(blockAreaM2({ block: { id: 'b' }, layers: [SITE], frame: TEST_FRAME })).toBeCloseTo(
      40_000,
      0,
    )
    expect(
      blockAreaM2({ block: { id: 'b' }, layers: [SITE, strip], frame: TEST_FRAME }),
    ).toBeCloseTo(38_000, 0)
  })
})
