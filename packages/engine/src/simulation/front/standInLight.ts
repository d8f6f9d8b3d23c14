import type { Block } from '../../model/block.ts'
import type { BlockSeries } from '../../model/output.ts'
import type { StepRange } from '../../model/weather.ts'
import type { OpticsInput } from '../../optics/optics.ts'
import type { SunAtIntervals } from '../../sun/sunAtIntervals.ts'
import { albedoOfSteps } from '../../weather/albedo.ts'
import type { PreparedWeather } from '../../weather/prepareWeather.ts'
import { sunOfWeather } from '../../weather/sunOfWeather.ts'
import { makeBlockSeries } from '../blockSeries.ts'
import { opticsInput } from '../opticsInput.ts'
import { orientTables } from '../orientTables.ts'
import type { RowTurns } from '../turning/rowTurns.ts'

/** How a block stands in the sun and under the sky of a range. */
export interface StandingBlock {
  readonly sun: SunAtIntervals
  /** Of the ground, [n]. */
  readonly albedo: Float64Array
  readonly input: OpticsInput
  /** With weather, sun and orientation of the range. */
  readonly out: BlockSeries
  /** Of tables that each turn by themselves. */
  readonly turns?: RowTurns
}

/** @throws RangeError for a range outside the weather */
export function standInLight(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
): StandingBlock {
  checkRange(range, weather.isMissing.length)
  const { source } = weather
  const out = makeBlockSeries(range.to - range.from)
  copyWeather(weather, range, out)
  const sun = sunOfWeather(source, block.site, range)
  const albedo = albedoOfSteps(source, block, range)
  const turns = orientTables(block, source, range, sun, albedo, out)
  const input = opticsInput(block, sun, albedo, out, turns)
  return { sun, albedo, input, out, ...(turns && { turns }) }
}

function checkRange({ from, to }: StepRange, n: number): void {
  if (!(Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to && to <= n)) {
    throw new RangeError(`got steps ${from} to ${to}, expected a range within 0 to ${n}`)
  }
}

function copyWeather(weather: PreparedWeather, { from, to }: StepRange, out: BlockSeries): void {
  out.ghiWm2.set(weather.irradiance.ghiWm2.subarray(from, to))
  out.dniWm2.set(weather.irradiance.dniWm2.subarray(from, to))
  out.dhiWm2.set(weather.irradiance.dhiWm2.subarray(from, to))
  out.airC.set(weather.source.airC.subarray(from, to))
}
