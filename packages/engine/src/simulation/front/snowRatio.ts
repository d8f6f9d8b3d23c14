import type { Block } from '../../model/block.ts'
import type { StepRange, Weather } from '../../model/weather.ts'
import {
  knownCoverageStep,
  type SnowCover,
  snowDcLossFraction,
  snowfallCm,
  snowOnRow,
} from '../../snow/marion.ts'
import { localMonths } from '../../weather/months.ts'
import type { PreparedWeather } from '../../weather/prepareWeather.ts'
import { monthlySnowLoss } from './monthlySnow.ts'
import { openFront } from './openFront.ts'

/** Constants of both sources of `snowOnRow`; a row is free before the first fall. */
export const SNOW_COVER: SnowCover = {
  initialCoverage: 0,
  coveringSnowCmPerH: 1,
  leastDepthCm: 1,
  slideLimitWm2PerK: -80,
  slidePerHour: 0.197,
}

/**
 * Share of the light that passes the snow on the front at each step of a range, [n]; 1 throughout without a model.
 *
 * @throws RangeError for weather that lacks what the snow needs, and for Townsend's on tables that turn
 */
export function snowRatio(block: Block, weather: PreparedWeather, range: StepRange): Float64Array {
  const { snow } = block
  switch (snow?.kind) {
    case undefined:
      return new Float64Array(range.to - range.from).fill(1)
    case 'monthly': {
      const { intervalStartUtcMs, utcOffsetH } = weather.source
      const months = localMonths(intervalStartUtcMs.subarray(range.from, range.to), utcOffsetH)
      return Float64Array.from(months, (month) => 1 - snow.lossByMonth[month])
    }
    case 'slide':
      return slidingSnow(block, weather, range).map(
        (share) => 1 - snowDcLossFraction(share, snow.stringsAcross),
      )
    case 'townsend':
      return monthlySnowLoss(block, snow, weather, range).map((loss) => 1 - loss)
  }
}

/** Coverage of the rows: found from the last step on at which it is known, so that a range has what the whole has. */
function slidingSnow(block: Block, weather: PreparedWeather, { from, to }: StepRange) {
  const { source } = weather
  const depthCm = snowDepthCm(block, source)
  const fallen = { snowCm: snowfallCm(depthCm), depthCm }
  const first = from < to ? knownCoverageStep(fallen, source.stepS, SNOW_COVER, from) : from
  const { frontWm2, out } = openFront(block, weather, { from: first, to })
  const { coverage } = snowOnRow(
    {
      snowCm: fallen.snowCm.subarray(first, to),
      depthCm: depthCm.subarray(first, to),
      poaWm2: frontWm2,
      airC: out.airC,
      tiltDeg: out.surfaceTiltDeg,
    },
    source.stepS,
    SNOW_COVER,
  )
  return coverage.subarray(from - first)
}

function snowDepthCm({ id }: Block, weather: Weather): Float64Array {
  if (weather.snowDepthCm !== undefined) return weather.snowDepthCm
  throw new RangeError(`Block ${id}: got weather without snowDepthCm, expected it for sliding snow`)
}
