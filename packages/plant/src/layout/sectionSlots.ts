import type { LayerOf } from '../layers/blockLayer.ts'
import type { TableLayout, TablePlaces } from './layoutTables.ts'
import type { LocalFrame } from './localFrame.ts'
import type { RowAxes } from './rowAxes.ts'
import { cellAt, claimingSection, isCellOn, type SectionCell, sectionGrids } from './sectionGrid.ts'

/** A place for a table in a section. */
export interface SectionSlot {
  /** In the grid of the section. */
  readonly cell: SectionCell
  /** In the layout: rows and slots by which tables are distinguished. */
  readonly row: number
  readonly slot: number
  /** Four corners, east and north, m. */
  readonly cornersM: Float64Array
  readonly isOn: boolean
}

export interface SectionSlotsInput {
  /** All sections of the block: an older one may claim slots of a younger. */
  readonly sections: readonly LayerOf<'section'>[]
  readonly sectionId: string
  readonly layout: TableLayout
  readonly frame: LocalFrame
  /** Of the block's rows. */
  readonly axes: RowAxes
}

/** The slots of one section, tables that stand there and those switched off: row by row, along the rows. */
export function sectionSlots(input: SectionSlotsInput): SectionSlot[] {
  const { sections, sectionId, layout, frame, axes } = input
  const grids = sectionGrids(sections, frame, axes)
  const slotsOf = (places: TablePlaces): SectionSlot[] => {
    const slots: SectionSlot[] = []
    for (let t = 0; t < places.count; t++) {
      const cornersM = places.cornersM.subarray(8 * t, 8 * t + 8)
      const middle = [
        ((cornersM[0] ?? 0) + (cornersM[4] ?? 0)) / 2,
        ((cornersM[1] ?? 0) + (cornersM[5] ?? 0)) / 2,
      ] as const
      const grid = claimingSection(grids, ...middle)
      if (grid?.id !== sectionId) continue
      const cell = cellAt(grid, ...middle)
      const isOn = isCellOn(grid, cell)
      slots.push({ cell, cornersM, isOn, row: places.row[t] ?? 0, slot: places.slot[t] ?? 0 })
    }
    return slots
  }
  const all = [...slotsOf(layout), ...(layout.removed ? slotsOf(layout.removed) : [])]
  return all.sort((a, b) => a.cell[0] - b.cell[0] || a.cell[1] - b.cell[1])
}
