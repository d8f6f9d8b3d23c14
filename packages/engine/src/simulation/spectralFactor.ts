import type { Block } from '../model/block.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { clearSkyIndexModifier } from '../sam/clearSkyIndex.ts'
import { precipitableWaterCm } from '../spectral/precipitableWater.ts'
import { spectralModifier } from '../spectral/spectral.ts'
import { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'

/** Water of the standard spectrum (ASTM G173), where neither water nor humidity is known, cm. */
const STANDARD_WATER_CM = 1.42

/** True where the block's spectral model needs water of the air at a step and the weather has none. */
export function isWaterAssumed(block: Block, weather: Weather, step: number): boolean {
  if (block.module.spectral.kind !== 'firstSolar2') return false
  const water = weather.precipitableWaterCm?.[step] ?? Number.NaN
  const humidity = weather.relativeHumidityPercent?.[step] ?? Number.NaN
  return Number.isNaN(water) && Number.isNaN(humidity)
}

/**
 * Spectral modifier of each step of a range, [n]: measured water, else water from humidity, else the standard
 * spectrum's. 1 where the model has no answer (sun down, air out of its range).
 *
 * @param ghiWm2 - of the range, read where the model asks for the clear-sky index
 */
export function spectralFactor(
  block: Block,
  weather: Weather,
  range: StepRange,
  sun: SunAtIntervals,
  ghiWm2: Float64Array,
): Float64Array {
  const { spectral } = block.module
  const n = range.to - range.from
  if (spectral.kind === 'none') return new Float64Array(n).fill(1)
  const airmass = relativeAirmass(sun.apparentZenithDeg)
  if (spectral.kind === 'firstSolar1') limitAirmass(airmass, spectral.mostRelativeAirmass)
  absoluteAirmass(airmass, pressureOfSteps(block, weather, range), airmass)
  const out =
    spectral.kind === 'pvspec'
      ? clearSkyIndexModifier(ghiWm2, sun, airmass, spectral.coefficients)
      : spectralModifier(spectral, airmass, waterOfSteps(weather, range))
  for (let i = 0; i < n; i++) if (Number.isNaN(out[i])) out[i] = 1
  return out
}

function limitAirmass(airmass: Float64Array, most: number | undefined): void {
  if (most === undefined) return
  for (let i = 0; i < airmass.length; i++) if (!(airmass[i] <= most)) airmass[i] = most
}

function pressureOfSteps({ site }: Block, weather: Weather, { from, to }: StepRange): Float64Array {
  const standardPa = pressureAtAltitudePa(site.altitudeM)
  const out = new Float64Array(to - from).fill(standardPa)
  const measured = weather.pressurePa
  if (measured === undefined) return out
  for (let i = 0; i < out.length; i++) {
    if (!Number.isNaN(measured[from + i])) out[i] = measured[from + i]
  }
  return out
}

function waterOfSteps(weather: Weather, { from, to }: StepRange): Float64Array {
  const humidity = weather.relativeHumidityPercent?.subarray(from, to)
  const out = humidity
    ? precipitableWaterCm(weather.airC.subarray(from, to), humidity)
    : new Float64Array(to - from).fill(Number.NaN)
  const measured = weather.precipitableWaterCm
  for (let i = 0; i < out.length; i++) {
    if (measured !== undefined && !Number.isNaN(measured[from + i])) out[i] = measured[from + i]
    else if (Number.isNaN(out[i])) out[i] = STANDARD_WATER_CM
  }
  return out
}
