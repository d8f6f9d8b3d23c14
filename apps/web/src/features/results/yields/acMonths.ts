import { columnOf, monthLabels } from '../seriesMonths.ts'
import type { ResultSeries } from '../useResults.ts'

/** What the AC page reads of the blocks. */
export const AC_COLUMNS = [
  'ac_after_efficiency',
  'ac_after_sub_clipping',
  'ac_after_derating',
  'ac_inverter',
  'ac_block',
  'reactive_power',
]

/** One month of AC; energies in kWh. */
export interface AcMonth {
  readonly time: string
  readonly label: string
  readonly inverterKwh: number | null
  readonly blockKwh: number | null
  /** At the point of interconnection; null where one block is shown. */
  readonly gridKwh: number | null
  readonly clippingKwh: number | null
  readonly deratingKwh: number | null
  /** Mean over the month. */
  readonly reactiveVar: number | null
}

export function acMonths(
  blocks: ResultSeries,
  plant: ResultSeries | undefined,
  utcOffsetH: number,
): readonly AcMonth[] {
  const labels = monthLabels(blocks.time, utcOffsetH)
  return blocks.time.map((time, at) => {
    const value = (column: string): number | null => columnOf(blocks, column)[at] ?? null
    const plantAt = plant?.time.indexOf(time) ?? -1
    return {
      time,
      label: labels[at] ?? '',
      inverterKwh: value('ac_inverter'),
      blockKwh: value('ac_block'),
      gridKwh: plant ? (columnOf(plant, 'grid')[plantAt] ?? null) : null,
      clippingKwh: difference(value('ac_after_efficiency'), value('ac_after_sub_clipping')),
      deratingKwh: difference(value('ac_after_sub_clipping'), value('ac_after_derating')),
      reactiveVar: value('reactive_power'),
    }
  })
}

export function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : before - after
}
