import { median, unpackFractions } from '@duet/units'
import type { BlockInvertersQuery } from '../../../lib/gql/graphql.ts'

export type BlockInverters = BlockInvertersQuery['sentinelBlockInverters']
type Answered = BlockInverters['inverters'][number]

/** An inverter with what it is held against. */
export interface InverterRow extends Omit<Answered, 'day_ratios'> {
  /** Its EPI over the median of the block. */
  readonly toPeers: number | null
  readonly yieldKwhPerKwp: number | null
  /** Measured over expected by day, NaN where there is none. */
  readonly dayRatios: Float64Array
}

const known = (values: readonly (number | null)[]): readonly number[] =>
  values.filter((value) => value !== null)

export function inverterRows({ inverters }: BlockInverters): readonly InverterRow[] {
  const middle = median(known(inverters.map(({ epi }) => epi)))
  return inverters.map(({ day_ratios, ...one }) => {
    const kwp = (one.dc_capacity_w ?? 0) / 1000
    return {
      ...one,
      toPeers: one.epi !== null && middle > 0 ? one.epi / middle : null,
      yieldKwhPerKwp: kwp > 0 && one.day_count > 0 ? one.sensor_kwh / kwp : null,
      dayRatios: unpackFractions(day_ratios),
    }
  })
}

/** The lowest ratio to the peers first; those without one last. */
export const weakestFirst = (rows: readonly InverterRow[]): readonly InverterRow[] =>
  rows.toSorted((a, b) => (a.toPeers ?? Infinity) - (b.toPeers ?? Infinity))

/** Cells of a map, row by row, [rows · days]. */
export function expectedCells(rows: readonly InverterRow[], dayCount: number): Float64Array {
  const cells = new Float64Array(rows.length * dayCount).fill(Number.NaN)
  for (const [at, { dayRatios }] of rows.entries()) cells.set(dayRatios, at * dayCount)
  return cells
}

/** The same over the median of each day, so that weather and errors of the model fall out. */
export function peerCells(rows: readonly InverterRow[], dayCount: number): Float64Array {
  const cells = expectedCells(rows, dayCount)
  for (let day = 0; day < dayCount; day++) {
    const ofDay = rows.map(({ dayRatios }) => dayRatios[day] ?? Number.NaN)
    const middle = median(ofDay.filter((ratio) => !Number.isNaN(ratio)))
    for (const [at, ratio] of ofDay.entries())
      cells[at * dayCount + day] = middle > 0 ? ratio / middle : Number.NaN
  }
  return cells
}

/** An inverter that gives less than this of the median is weak. */
export const WEAK_RATIO = 0.95

export const weakOnes = (rows: readonly InverterRow[]): readonly InverterRow[] =>
  weakestFirst(rows).filter(({ toPeers }) => toPeers !== null && toPeers < WEAK_RATIO)
