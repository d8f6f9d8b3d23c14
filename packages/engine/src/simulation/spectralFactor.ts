import type { Block } from '../model/block.ts'
import type { ModuleSpectral } from '../model/module.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { clearSkyIndex } from '../spectral/clearSkyIndex.ts'
import { precipitableWaterCm } from '../spectral/precipitableWater.ts'
import { caballeroModifier, jrcModifier, pvspecModifier } from '../spectral/skySpectral.ts'
import { spectralModifier } from '../spectral/spectral.ts'
import { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'

/** Water of the standard spectrum (ASTM G173), where neither water nor humidity is known, cm. */
const STANDARD_WATER_CM = 1.42
/** Its aerosol optical depth at 500 nm; weather has none. */
const STANDARD_AEROSOL = 0.084
/** Absolute airmass at which the polynomials of Caballero end. */
const CABALLERO_AIRMASS = 10

/** True where the block's spectral model needs water of the air at a step and the weather has none. */
export function isWaterAssumed(block: Block, weather: Weather, step: number): boolean {
  const { kind } = block.module.spectral
  if (kind !== 'firstSolar2' && kind !== 'caballero') return false
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
  const relative = relativeAirmass(sun.apparentZenithDeg)
  if (spectral.kind === 'firstSolar1') limitAirmass(relative, spectral.mostRelativeAirmass)
  const out = modifierOf(spectral, {
    relative,
    absolute: absoluteAirmass(relative, pressureOfSteps(block, weather, range)),
    clearSky: () => clearSkyIndex(ghiWm2, sun.apparentZenithDeg),
    waterCm: () => waterOfSteps(weather, range),
  })
  for (let i = 0; i < n; i++) if (Number.isNaN(out[i])) out[i] = 1
  return out
}

/** What the models read, each [n]; air and sky are found when one asks for them. */
interface SpectralInput {
  readonly relative: Float64Array
  readonly absolute: Float64Array
  readonly clearSky: () => Float64Array
  readonly waterCm: () => Float64Array
}

function modifierOf(spectral: ModuleSpectral, input: SpectralInput): Float64Array {
  const { relative, absolute } = input
  switch (spectral.kind) {
    case 'pvspec':
      return pvspecModifier(spectral.coefficients, absolute, input.clearSky())
    case 'jrc':
      return jrcModifier(spectral.moduleType, relative, input.clearSky())
    case 'caballero': {
      const airmass = absolute.map((am) => Math.min(CABALLERO_AIRMASS, am))
      const aerosol = new Float64Array(absolute.length).fill(STANDARD_AEROSOL)
      return caballeroModifier(spectral.moduleType, airmass, aerosol, input.waterCm())
    }
    case 'none':
    case 'firstSolar1':
    case 'firstSolar2':
      return spectralModifier(spectral, absolute, input.waterCm())
  }
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
