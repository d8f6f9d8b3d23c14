import type { SectionSlot } from '@duet/plant'

/** A row of a section's grid. */
export interface SlotRow {
  /** Counted from 1. */
  readonly number: number
  readonly slots: readonly SectionSlot[]
  readonly on: number
  /** Places that are off, counted from 1: `2, 5–9`; `none`. */
  readonly offText: string
}

/** Slots by their row; they come row by row. */
export function slotRows(slots: readonly SectionSlot[]): readonly SlotRow[] {
  const rows = Map.groupBy(slots, ({ cell }) => cell[0])
  return [...rows].map(([row, inRow]) => ({
    number: row + 1,
    slots: inRow,
    on: inRow.filter(({ isOn }) => isOn).length,
    offText: rangesText(inRow.filter(({ isOn }) => !isOn).map(({ cell }) => cell[1] + 1)),
  }))
}

function rangesText(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] + 1 === number) last[1] = number
    else ranges.push([number, number])
  }
  if (ranges.length === 0) return 'none'
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
