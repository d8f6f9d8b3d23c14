import {
  activePowerLimitW,
  type Block,
  type BlockSeries,
  blockRatings,
  deratedLimitW,
  type PreparedWeather,
  prepareWeather,
  simulatePreparedBlock,
  type Weather,
} from '@duet/engine'
import { DAY_MS } from '@duet/units'
import type { StepWeather } from './stepWeather.ts'

/** An inverter of a plant that is made up; its place in `SamplePlant.inverters` names it. */
export interface SampleInverter {
  readonly nodeId: string
  /** Place of its block. */
  readonly block: number
  /** Its DC power over that of the mean inverter. */
  readonly gain: number
}

/** What a block really gives, on the steps of the physics: powers of one mean inverter, each [n]. */
export interface SampleBlock {
  readonly id: string
  readonly name: string
  readonly nodeId: string
  readonly engineBlock: Block
  readonly isTracker: boolean
  readonly ratedAcW: number
  /** At STC, of one inverter. */
  readonly dcCapacityW: number
  /** AC power without any limit. */
  readonly potentialW: Float64Array
  /** Rated power, and what hot air allows. */
  readonly limitW: Float64Array
  readonly dcVoltageV: Float64Array
  readonly poaWm2: Float64Array
  readonly cellC: Float64Array
  readonly trackerAngleDeg: Float64Array
  /** Weather that it sees: for what else is to be computed of it. */
  readonly weather: StepWeather
  /** Ratio of the real power to the engine's, [n]: the error of the model. */
  readonly truth: Float64Array
}

export interface SamplePlant {
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly blocks: readonly SampleBlock[]
  readonly inverters: readonly SampleInverter[]
  readonly ratedAcW: number
}

/** How reality differs from the model. */
export interface ModelError {
  /** Real power over that of the model, less 1. */
  readonly bias: number
  /** A slow error over the year: amplitude, and day of the year of its top. */
  readonly seasonal: number
  readonly topDay: number
}

/** @param nameplate - id, name and node of the block */
export function sampleBlock(
  nameplate: Pick<SampleBlock, 'id' | 'name' | 'nodeId'>,
  engineBlock: Block,
  weather: StepWeather,
  error: ModelError,
): SampleBlock {
  const prepared = prepareWeather(weather, engineBlock.site)
  const series = runRows(engineBlock, prepared)
  const { inverter, inverterCount } = engineBlock
  const ratedAcW = activePowerLimitW(inverter, engineBlock.powerFactor)
  const truth = weather.intervalStartUtcMs.map(
    (ms) =>
      (1 + error.bias) *
      (1 + error.seasonal * Math.cos((2 * Math.PI * (ms / DAY_MS - error.topDay)) / 365.25)),
  )
  return {
    ...nameplate,
    engineBlock,
    isTracker: engineBlock.mount.kind === 'singleAxis',
    ratedAcW,
    dcCapacityW: blockRatings(engineBlock).nominalDcW / inverterCount,
    potentialW: series.acAfterEfficiencyW.map((watt, i) => (watt / inverterCount) * truth[i]),
    limitW: weather.airC.map((airC) => Math.min(ratedAcW, deratedLimitW(airC, inverter.derating))),
    dcVoltageV: series.dcVoltageV,
    poaWm2: series.poaNominalWm2,
    cellC: series.cellC,
    trackerAngleDeg: series.trackerAngleDeg,
    weather,
    truth,
  }
}

/**
 * Power of one mean inverter, without limits, were the tables turned otherwise: the angle where it is a number, the
 * controller's else. [to − from]
 */
export function turnedPotentialW(
  { engineBlock, weather, truth }: SampleBlock,
  { from, to }: { readonly from: number; readonly to: number },
  angleDeg: Float64Array,
): { readonly potentialW: Float64Array; readonly poaWm2: Float64Array } {
  const cut = (values: Float64Array): Float64Array => values.slice(from, to)
  const part: Weather = {
    intervalStartUtcMs: cut(weather.intervalStartUtcMs),
    stepS: weather.stepS,
    utcOffsetH: weather.utcOffsetH,
    ghiWm2: cut(weather.ghiWm2),
    dniWm2: cut(weather.dniWm2),
    dhiWm2: cut(weather.dhiWm2),
    airC: cut(weather.airC),
    windMPerS: cut(weather.windMPerS),
    trackerAngleDeg: angleDeg,
  }
  const series = runRows(engineBlock, prepareWeather(part, engineBlock.site))
  return {
    potentialW: series.acAfterEfficiencyW.map(
      (watt, i) => (watt / engineBlock.inverterCount) * truth[from + i],
    ),
    poaWm2: series.poaNominalWm2,
  }
}

/** Long rows, whose light is not traced: quick, and a little beside what traced light gives, as life is. */
function runRows(block: Block, weather: PreparedWeather): BlockSeries {
  const { field: _, ...rows } = block
  const to = weather.source.intervalStartUtcMs.length
  return simulatePreparedBlock(rows, weather, { from: 0, to }).series
}
