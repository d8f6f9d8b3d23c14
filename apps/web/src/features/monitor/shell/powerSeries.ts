import { sumOfSeries } from '@duet/monitoring/power'
import type { SensorSeriesQuery } from '../../../lib/gql/graphql.ts'
import type { PlantSeries } from './seriesOption.ts'

export type PowerSeries = PlantSeries
type Answered = SensorSeriesQuery['sensorSeries']['series'][number]

/** Their sum, measured and expected. */
export function powerSeries(series: readonly Answered[]): readonly PowerSeries[] {
  const unit = series[0]?.unit ?? ''
  const measured = sumOfSeries(series.map((one) => one.measured))
  const expected = sumOfSeries(series.map((one) => one.expected))
  return [
    { name: 'Measured', unit, values: measured, color: 0 },
    { name: 'Expected', unit, values: expected, color: 0, isModel: true },
  ]
}
