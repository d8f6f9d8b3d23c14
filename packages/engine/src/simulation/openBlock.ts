import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange } from '../model/weather.ts'
import type { OpticsInput } from '../optics/optics.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { soilingRatio } from '../surface/soiling.ts'
import { albedoOfSteps } from '../weather/albedo.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { sunOfWeather } from '../weather/sunOfWeather.ts'
import { ageFactor } from './aging.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { checkBlock } from './checkBlock.ts'
import type { FrontFactors } from './lightStages.ts'
import { opticsInput } from './opticsInput.ts'
import { orientTables } from './orientTables.ts'
import { spectralFactor } from './spectralFactor.ts'

/** A block before its optics: what they, the light's stages and those of the modules read. */
export interface OpenBlock {
  readonly sun: SunAtIntervals
  /** Of the ground, [n]. */
  readonly albedo: Float64Array
  readonly input: OpticsInput
  readonly front: FrontFactors
  /** What age leaves of the current, [n]. */
  readonly age: Float64Array
  /** With weather, sun and orientation of the range. */
  readonly out: BlockSeries
}

/**
 * Sun, orientation and sky of a block over a range.
 *
 * @throws RangeError for a range outside the weather, or a block that `checkBlock` refuses
 */
export function openBlock(block: Block, weather: PreparedWeather, range: StepRange): OpenBlock {
  checkBlock(block)
  checkRange(range, weather.isMissing.length)
  const { source } = weather
  const out = makeBlockSeries(range.to - range.from)
  copyWeather(weather, range, out)
  const sun = sunOfWeather(source, block.site, range)
  const albedo = albedoOfSteps(source, block.albedoByMonth, range)
  orientTables(block, source, range, sun, albedo, out)
  const input = opticsInput(block, sun, albedo, out)
  writeCircumsolar(input, out)
  return {
    sun,
    albedo,
    input,
    front: {
      soiling: soilingRatio(block.soiling, sun.timeUtcMs, source.utcOffsetH),
      spectral: spectralFactor(block, source, range, sun, out.ghiWm2),
    },
    age: ageFactor(sun.timeUtcMs, block.degradation),
    out,
  }
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

function writeCircumsolar(input: OpticsInput, out: BlockSeries): void {
  for (let i = 0; i < out.poaCircumsolarWm2.length; i++) {
    const cosFront = input.sunUp[i] > 0 ? Math.max(0, input.cosAoi[i]) : 0
    out.poaCircumsolarWm2[i] = input.circumsolarNormalWm2[i] * cosFront
  }
}
