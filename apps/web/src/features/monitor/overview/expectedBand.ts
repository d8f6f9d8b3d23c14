import { sum } from '@duet/units'
import type { LossSumsFragment } from '../../../lib/gql/graphql.ts'
import type { Band } from '../shell/seriesOption.ts'

/** Days that the band is of. */
export const BAND_DAYS = 30
/** Fewer days say nothing of their tenths. */
const LEAST_DAYS = 10

/**
 * Where measured energy lay beside the expected one less what causes took: 10th to 90th percentile of the last days.
 *
 * @param days - oldest first
 */
export function expectedBand(days: readonly LossSumsFragment[]): Band | undefined {
  const ratios = days
    .slice(-BAND_DAYS)
    .map(({ model_kwh, losses, sensor_kwh }) => ({
      sensor_kwh,
      left: model_kwh - sum(losses.map(({ kwh }) => kwh)),
    }))
    .filter(({ left }) => left > 0)
    .map(({ sensor_kwh, left }) => sensor_kwh / left)
    .toSorted((a, b) => a - b)
  if (ratios.length < LEAST_DAYS) return undefined
  return { low: quantile(ratios, 0.1), high: quantile(ratios, 0.9) }
}

/** Of values in order, between which it is on a line. */
function quantile(ordered: readonly number[], share: number): number {
  const place = share * (ordered.length - 1)
  const below = Math.floor(place)
  const low = ordered[below] ?? NaN
  const high = ordered[below + 1] ?? low
  return low + (place - below) * (high - low)
}
