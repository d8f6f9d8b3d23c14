import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer, LayerOf } from '../layers/blockLayer.ts'
import {
  blockRowAxes,
  keepCount,
  newSectionProperties,
  rebuiltSection,
  withCells,
} from './editSection.ts'
import { type LayoutBlockInput, layoutBlock } from './layoutBlock.ts'
import { layoutTableId } from './layoutTables.ts'
import { type SectionSlot, sectionSlots } from './sectionSlots.ts'
import { layer, perimeter, rectangleAt, ringAt, TEST_FRAME } from './testing/groundLayers.ts'

const TABLE: TableParameters = { ...tableDefaults, num_cols: 26, row_spacing: 6, table_gap: 0.5 }
/** A slanted edge: tables of neighbour rows do not lie in columns. */
const LAND = perimeter('land', [ringAt([0, 0], [100, 0], [100, 150], [0, 190])])

const inputOf = (layers: readonly BlockLayer[], table = TABLE): LayoutBlockInput => ({
  block: { id: 'b' },
  layers,
  table,
  panel: panelDefaults,
  frame: TEST_FRAME,
})

function section(id: string, box: readonly [number, number, number, number]): LayerOf<'section'> {
  const geometry = { type: 'Polygon' as const, coordinates: [rectangleAt(...box)] }
  const { cornersM } = layoutBlock(inputOf([LAND]))
  const anchor = [cornersM[0] ?? 0, cornersM[1] ?? 0] as const
  const properties = newSectionProperties(geometry, inputOf([LAND]), anchor)
  return layer(id, 'section', { type: 'Feature', geometry, properties })
}

function slotsOf(id: string, layers: readonly BlockLayer[], table = TABLE): SectionSlot[] {
  const input = inputOf(layers, table)
  return sectionSlots({
    sections: layers.filter((one) => one.type === 'section'),
    sectionId: id,
    layout: layoutBlock(input),
    frame: TEST_FRAME,
    axes: blockRowAxes(input),
  })
}

const axes = blockRowAxes(inputOf([LAND]))
const off = (one: LayerOf<'section'>, slots: readonly SectionSlot[]): LayerOf<'section'> =>
  withCells(
    one,
    TEST_FRAME,
    axes,
    slots.map(({ cell }) => cell),
    false,
  )

describe('sections of a block', () => {
  const whole = section('s', [0, 0, 100, 190])
  const all = slotsOf('s', [LAND, whole])
  const before = layoutBlock(inputOf([LAND]))

  test('a new section changes nothing, and has a cell of its own for each table', () => {
    expect(all).toHaveLength(before.count)
    expect(new Set(all.map(({ cell }) => cell.join())).size).toBe(before.count)
    expect(all.every(({ isOn, cell }) => isOn && cell[0] >= 0 && cell[1] >= 0)).toBe(true)
  })

  test('slots that are switched off lose their table; the others stay, with their ids', () => {
    const gone = all.filter((_, i) => i % 7 === 3)
    const edited = off(whole, gone)
    const layout = layoutBlock(inputOf([LAND, edited]))
    expect(layout.count).toBe(before.count - gone.length)
    expect(layout.removed?.count).toBe(gone.length)
    const idsBefore = new Set(
      Array.from({ length: before.count }, (_, t) => layoutTableId(before, t)),
    )
    for (let t = 0; t < layout.count; t++) expect(idsBefore).toContain(layoutTableId(layout, t))
    const slots = slotsOf('s', [LAND, edited])
    expect(slots).toHaveLength(before.count)
    expect(slots.filter(({ isOn }) => !isOn).map(({ cell }) => cell)).toEqual(
      gone.map(({ cell }) => cell),
    )
  })

  test('switched on again everything is as it was', () => {
    const edited = off(whole, all)
    expect(layoutBlock(inputOf([LAND, edited])).count).toBe(0)
    const cells = all.map(({ cell }) => cell)
    const again = withCells(edited, TEST_FRAME, axes, cells, true)
    expect([...layoutBlock(inputOf([LAND, again])).cornersM]).toEqual([...before.cornersM])
  })

  test('a cap keeps so many tables, row by row', () => {
    const kept = keepCount(all, 20)
    const edited = withCells(whole, TEST_FRAME, axes, kept.off, false)
    const layout = layoutBlock(inputOf([LAND, edited]))
    expect(layout.count).toBe(20)
    const rows = [...layout.row]
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  })

  test('a slot between two sections is claimed by the older one only', () => {
    const west = section('west', [0, 0, 50, 190])
    const east = { ...section('east', [50, 0, 50, 190]), created_at: '2026-02-01T00:00:00Z' }
    const layers = [LAND, east, west]
    const [inWest, inEast] = [slotsOf('west', layers), slotsOf('east', layers)]
    expect(inWest.length + inEast.length).toBe(before.count)
    expect(layoutBlock(inputOf([LAND, off(east, inEast), west])).count).toBe(inWest.length)
  })

  test('cells before the zero of the grid: the grid grows, the others keep their state', () => {
    const first = off(whole, all.slice(0, 1))
    const grown = withCells(first, TEST_FRAME, axes, [[-2, -1]], false)
    expect(grown.geojson.properties.gridMask?.[0]?.[0]).toBe(false)
    expect(slotsOf('s', [LAND, grown]).filter(({ isOn }) => !isOn)).toHaveLength(1)
  })

  test('tables of another size: reported, and rebuilt with what still matches', () => {
    const corner = all.filter(({ cornersM }) => (cornersM[0] ?? 0) < 40 && (cornersM[1] ?? 0) < 60)
    const edited = off(whole, corner)
    const wider = { ...TABLE, row_spacing: 6.5 }
    const codes = layoutBlock(inputOf([LAND, edited], wider)).warnings.map(({ code }) => code)
    expect(codes).toEqual(['SECTION_GRID'])
    const rebuilt = rebuiltSection(
      edited,
      inputOf([LAND, edited], wider),
      slotsOf('s', [LAND, edited], wider),
    )
    const layers = [LAND, rebuilt]
    expect(layoutBlock(inputOf(layers, wider)).warnings).toEqual([])
    expect(rebuilt.geojson.properties.gridCellHeight).toBe(6.5)
    const gone = slotsOf('s', layers, wider).filter(({ isOn }) => !isOn)
    expect(gone.length).toBeGreaterThan(corner.length / 2)
    for (const { cornersM } of gone) {
      expect(cornersM[0]).toBeLessThan(48)
      expect(cornersM[1]).toBeLessThan(60)
    }
  })
})
