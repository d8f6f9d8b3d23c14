import { MISSING, type PlaybackMeasure, playbackMeasure, valueOf } from '@duet/results/playback'
import { blockMeans, fillUnits } from '../frames/frameValues.ts'
import { chunkOfFrame } from '../frames/timeline.ts'
import type { PlaySide } from '../player/playSide.ts'
import { powersOf } from './dayCourse.ts'

export interface BlockRow {
  readonly id: string
  readonly name: string
  /** Of the measure that is shown; NaN where there is none. */
  readonly value: number
  readonly powers: readonly { readonly label: string; readonly kw: number }[]
}

/** The blocks of a side at the frame that it shows. */
export function blockRows(side: PlaySide): readonly BlockRow[] {
  const { index } = side
  const means = blockMeans(index, side.values, side.measure())
  const powers = powersOf(side).map((measure) => ({
    label: measure.label,
    kw: blockPower(side, measure),
  }))
  return index.blocks.map(({ id, name }, block) => ({
    id,
    name,
    value: means[block] ?? Number.NaN,
    powers: powers.map(({ label, kw }) => ({ label, kw: kw[block] ?? Number.NaN })),
  }))
}

/** kW by block at the frame that is shown. */
function blockPower(side: PlaySide, measure: PlaybackMeasure): Float64Array {
  const { index, timeline } = side
  const frame = side.frame()
  const sums = new Float64Array(index.blocks.length).fill(Number.NaN)
  if (frame === undefined) return sums
  const { chunk, at } = chunkOfFrame(timeline, frame)
  const values = new Uint16Array(index.units.length)
  fillUnits(values, index, measure, side.cache.get(measure.key, chunk), at)
  if (measure.columns === 'block')
    return Float64Array.from(index.blocks, ({ nominal_dc_kw }, block) => {
      const unit = index.units.findIndex((one) => one.block === block)
      return nominal_dc_kw * valueOf(values[unit] ?? MISSING, measure)
    })
  index.units.forEach(({ block, nominal_dc_kw }, unit) => {
    const share = valueOf(values[unit] ?? MISSING, measure)
    if (Number.isFinite(share))
      sums[block] = (Number.isNaN(sums[block]) ? 0 : (sums[block] ?? 0)) + share * nominal_dc_kw
  })
  return sums
}

/** An inverter of a monitored plant at the frame that is shown, kW. */
export interface InverterRow {
  readonly id: string
  readonly name: string
  readonly block: string
  readonly measuredKw: number
  readonly expectedKw: number
}

export function inverterRows(side: PlaySide): readonly InverterRow[] {
  const { index, timeline } = side
  // a run has no frames of inverters to be asked for
  if (index.inverters.length === 0) return []
  const frame = side.frame()
  const { chunk, at } = frame === undefined ? { chunk: -1, at: -1 } : chunkOfFrame(timeline, frame)
  const kwOf = (key: string): ((inverter: number) => number) => {
    const measure = playbackMeasure(key)
    const own = chunk < 0 || !measure ? undefined : side.cache.get(key, chunk)
    return (inverter) => {
      const number = own?.values[at * own.columnCount + inverter] ?? MISSING
      const nominalKw = index.inverters[inverter]?.nominal_dc_kw ?? Number.NaN
      return measure ? nominalKw * valueOf(number, measure) : Number.NaN
    }
  }
  const [measured, expected] = [kwOf('inverter_measured'), kwOf('inverter_expected')]
  return index.inverters.map(({ id, name, block }, inverter) => ({
    id,
    name,
    block: index.blocks[block]?.name ?? '',
    measuredKw: measured(inverter),
    expectedKw: expected(inverter),
  }))
}
