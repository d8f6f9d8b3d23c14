import type { Mount, Soiling } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from '../block/block.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import { mountInput } from './mountInput.ts'

/** Constants of both models where a block says none: Kimber's of pvlib, Coello and Boyle's deposition. */
const KIMBER = { cleaningRainMm: 6, graceDays: 14, maxPercentage: 30 }
const HSU = { cleaningRainMm: 0.5, fineMPerS: 0.0009, coarseMPerS: 0.004 }

/** Soiling of a block (D-07): twelve monthly losses, a sawtooth between cleanings, or what gathers until rain. */
export function soilingInput(
  block: Block,
  mount: Pick<Mount, 'kind'> & { readonly tiltDeg?: number },
): Soiling {
  switch (block.pv_soiling_algorithm) {
    case 'monthly':
      return { kind: 'monthly', lossByMonth: block.soiling_rates_percentage.map(percentToFraction) }
    case 'sawtooth':
      return {
        kind: 'sawtooth',
        lossPerDay: percentToFraction(block.soiling_rate),
        cleaningIntervalDays: block.cleaning_interval_days ?? 1,
        lastCleaningUtcMs: civilDateUtcMs(block.date_of_most_recent_cleaning) ?? 0,
      }
    case 'kimber':
      return kimberInput(block)
    case 'hsu':
      return {
        kind: 'hsu',
        ...washInput(block),
        fineMPerS: block.fine_deposition_velocity ?? HSU.fineMPerS,
        coarseMPerS: block.coarse_deposition_velocity ?? HSU.coarseMPerS,
        cleaningRainMm: block.cleaning_rain ?? HSU.cleaningRainMm,
        // What turns catches dust as if it lay level: no more falls on it
        tiltDeg: mount.tiltDeg ?? 0,
      }
  }
}

/** The same of a block on tables, which turn or stand still. */
export const soilingOnTables = (block: Block, table: TableParameters): Soiling =>
  soilingInput(block, mountInput(table, block).mount)

function kimberInput(block: Block): Soiling {
  return {
    kind: 'kimber',
    lossPerDay: percentToFraction(block.soiling_rate),
    cleaningRainMm: block.cleaning_rain ?? KIMBER.cleaningRainMm,
    graceDays: block.grace_days ?? KIMBER.graceDays,
    maxLossFraction: percentToFraction(block.max_soiling_percentage ?? KIMBER.maxPercentage),
    ...washInput(block),
  }
}

const washInput = ({ wash_interval_days: intervalDays, wash_date }: Block) =>
  intervalDays != null && { wash: { intervalDays, onUtcMs: civilDateUtcMs(wash_date) ?? 0 } }

/** `yyyy-MM-dd` as ms UTC of its midnight; undefined for none or another format. */
export function civilDateUtcMs(date: string | null | undefined): number | undefined {
  if (date === null || date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const utcMs = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(utcMs) ? undefined : utcMs
}
