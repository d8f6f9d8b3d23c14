import type { Soiling } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from '../block/block.ts'

/** Soiling of a block (D-07): twelve monthly losses, or a sawtooth between cleanings. */
export function soilingInput(block: Block): Soiling {
  if (block.pv_soiling_algorithm === 'sawtooth') {
    return {
      kind: 'sawtooth',
      lossPerDay: percentToFraction(block.soiling_rate),
      cleaningIntervalDays: block.cleaning_interval_days ?? 1,
      lastCleaningUtcMs: civilDateUtcMs(block.date_of_most_recent_cleaning) ?? 0,
    }
  }
  return { kind: 'monthly', lossByMonth: block.soiling_rates_percentage.map(percentToFraction) }
}

/** `yyyy-MM-dd` as ms UTC of its midnight; undefined for none or another format. */
export function civilDateUtcMs(date: string | null | undefined): number | undefined {
  if (date === null || date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const utcMs = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(utcMs) ? undefined : utcMs
}
