import { AppError } from '@duet/contract'
import { type BlockSeries, type PreparedWeather, simulatePreparedBlock } from '@duet/engine'
import { DAY_S, HOUR_S } from '@duet/units'
import { frontLacks } from '../block/simulationPrerequisites.ts'
import { linkedComponents } from '../document/linkedComponents.ts'
import { findBlock } from '../simulation/blockParts.ts'
import { type ToSimulationInput, toSimulationInput } from '../simulation/toSimulationInput.ts'

/** A block's year by the light of the mean module of long rows; no table is traced. */
export interface QuickYield {
  /** At the output of the block's transformer, a year. */
  readonly energyKwh: number
  /** kWh over kWp. */
  readonly specificYieldKwhPerKwp: number
  /** Of the front irradiance (D-10). */
  readonly performanceRatio: number
  /** Of the energy that the inverters could have given. */
  readonly clippedFraction: number
  /** Irradiation of the plane of the modules, a year. */
  readonly planeKwhPerM2: number
  /** The weather that it rests on is this long; other lengths are scaled to a year. */
  readonly days: number
}

const YEAR_S = 365 * DAY_S

/**
 * The instant estimate of the block panel: the engine's rows without end over hourly weather, some hundredths of a second.
 *
 * @param input - without `field`
 * @throws AppError as `toSimulationInput`, and INVALID_INPUT for weather without the snow depth, rain or dust that the block goes by
 */
export function quickYield(
  input: Omit<ToSimulationInput, 'field'>,
  weather: PreparedWeather,
): QuickYield {
  const { block, ratings } = toSimulationInput(input)
  const { source } = weather
  const designed = findBlock(input.document, input.blockId)
  const [lack] = frontLacks(designed, linkedComponents(input.document, designed).table, {
    has_snow_depth: source.snowDepthCm !== undefined,
    has_rh: source.relativeHumidityPercent !== undefined,
    has_rain: source.rainMm !== undefined,
    has_dust: source.pm25UgPerM3 !== undefined && source.pm10UgPerM3 !== undefined,
  })
  if (lack !== undefined) throw new AppError('INVALID_INPUT', lack)
  const range = { from: 0, to: source.intervalStartUtcMs.length }
  const { series } = simulatePreparedBlock(block, weather, range)
  const coveredS = range.to * source.stepS
  const kwhPerW = ((source.stepS / HOUR_S) * YEAR_S) / coveredS / 1000
  const energyKwh = kwhPerW * sum(series, 'acBlockW')
  const planeKwhPerM2 = kwhPerW * sum(series, 'poaNominalWm2')
  const convertible = sum(series, 'acAfterEfficiencyW')
  const specificYieldKwhPerKwp = (1000 * energyKwh) / ratings.nominalDcW
  return {
    energyKwh,
    specificYieldKwhPerKwp,
    performanceRatio: specificYieldKwhPerKwp / planeKwhPerM2,
    clippedFraction: 1 - sum(series, 'acAfterClippingW') / convertible,
    planeKwhPerM2,
    days: coveredS / DAY_S,
  }
}

function sum(series: BlockSeries, name: keyof BlockSeries): number {
  let total = 0
  for (const value of series[name]) if (!Number.isNaN(value)) total += value
  return total
}
