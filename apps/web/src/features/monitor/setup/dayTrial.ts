import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import type { DayTrialQuery } from '../../../lib/gql/graphql.ts'

export type Trial = DayTrialQuery['sentinelDayTrial']

/** The first day that is written in a table, yyyy-MM-dd. */
export const firstDayOf = (csv: string): string | undefined => /\d{4}-\d{2}-\d{2}/.exec(csv)?.[0]

/** 'Expected 412 MWh, meter 405 MWh (−1.7 %); 98 % of the readings are there.' */
export function trialSentence(trial: Trial): string {
  const { expected_kwh, meter_kwh, measured_kwh, data_fraction } = trial
  const measured = meter_kwh ?? measured_kwh
  const apart =
    expected_kwh > 0 ? ` (${signed((100 * (measured - expected_kwh)) / expected_kwh)} %)` : ''
  return (
    `Expected ${formatResult(expected_kwh, 'kWh')}, ${meter_kwh === null ? 'inverters' : 'meter'} ` +
    `${formatResult(measured, 'kWh')}${apart}; ${formatPercentFixed(data_fraction, 0)} of the readings are there.`
  )
}

const signed = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}`

/** What a difference that large is usually due to; undefined where there is nothing to look for. */
export function trialHint({
  expected_kwh,
  measured_kwh,
  light_sources,
}: Trial): string | undefined {
  const unlit = light_sources.find(({ source }) => source === 'none')?.fraction ?? 0
  if (unlit > 0.5) return 'Most of the daylight has no weather: give a dataset, or nodes of light.'
  if (measured_kwh <= 0) return 'Nothing was measured: look at the sign and at the tags of power.'
  const ratio = measured_kwh / expected_kwh
  if (ratio > 20 || ratio < 0.05)
    return 'Units are likely wrong: readings in kW need the scale 1000, in MW 1,000,000.'
  if (ratio > 1.2 || ratio < 0.8)
    return 'More than 20 % apart: look at the clock, at what a time names, and at inverters that are absent.'
  return undefined
}
