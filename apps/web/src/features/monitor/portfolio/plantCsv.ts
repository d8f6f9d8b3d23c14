import { causeLabel } from '@duet/monitoring/texts'
import type { CsvCell } from '@duet/units'
import type { PlantRow } from './plantRow.ts'

const FIGURES: readonly (readonly [title: string, value: (row: PlantRow) => CsvCell])[] = [
  ['Plant', ({ name }) => name],
  ['Latitude (°)', ({ card }) => card.latitude],
  ['Longitude (°)', ({ card }) => card.longitude],
  ['Time zone', ({ card }) => card.time_zone],
  ['AC power (W)', ({ card }) => card.ac_capacity_w],
  ['DC power (W)', ({ card }) => card.dc_capacity_w],
  ['Days evaluated', ({ card }) => card.losses.day_count],
  ['Expected (kWh)', ({ card }) => card.losses.model_kwh],
  ['Measured (kWh)', ({ card }) => card.losses.sensor_kwh],
  ['Lost (kWh)', ({ lostKwh }) => lostKwh],
  ['Lost of expected', ({ lostFraction }) => lostFraction],
  ['Top cause', ({ topCause }) => (topCause === null ? null : causeLabel(topCause))],
  ['EPI', ({ epi }) => epi],
  ['Specific yield (kWh/kWp)', ({ specificYield }) => specificYield],
  ['Energy availability', ({ availability }) => availability],
  ['Critical issues', ({ card }) => card.open_issues.critical],
  ['Major issues', ({ card }) => card.open_issues.major],
  ['Minor issues', ({ card }) => card.open_issues.minor],
  ['Info issues', ({ card }) => card.open_issues.info],
  ['Readings', ({ card }) => card.freshness],
  ['Newest reading (UTC)', ({ card }) => card.last_reading],
]

export const PLANT_CSV: readonly string[] = FIGURES.map(([title]) => title)

export const plantCsvRow = (row: PlantRow): readonly CsvCell[] =>
  FIGURES.map(([, value]) => value(row))
