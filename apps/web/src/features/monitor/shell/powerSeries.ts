import type { SensorSeriesQuery } from '../../../lib/gql/graphql.ts'
import type { MonitoredNode } from './deployment.ts'
import type { PlantSeries } from './seriesOption.ts'

export type PowerSeries = PlantSeries
type Answered = SensorSeriesQuery['sensorSeries']['series'][number]

/** Of a plant without a meter at most so many inverters are summed. */
const MOST_SUMMED = 200

/** Where the power of the plant is read: at its meters, else of the system, else of its inverters. */
export function powerNodes(nodes: readonly MonitoredNode[]): readonly MonitoredNode[] {
  const ofPower = nodes.filter(({ component_measure }) => component_measure === 'active_power')
  for (const component of ['meter', 'system', 'inverter']) {
    const found = ofPower.filter((node) => node.component === component)
    if (found.length > 0) return found.slice(0, MOST_SUMMED)
  }
  return []
}

/** Their sum, measured and expected; a step that one of them lacks has none. */
export function powerSeries(series: readonly Answered[]): readonly PowerSeries[] {
  const unit = series[0]?.unit ?? ''
  const total = (of: (one: Answered) => readonly (number | null)[]): (number | null)[] =>
    (series[0] ? of(series[0]) : []).map((_, at) =>
      series.reduce<number | null>((sum, one) => {
        const value = of(one)[at] ?? null
        return sum === null || value === null ? null : sum + value
      }, 0),
    )
  return [
    { name: 'Measured', unit, values: total(({ measured }) => measured), color: 0 },
    { name: 'Expected', unit, values: total(({ expected }) => expected), color: 0, isModel: true },
  ]
}
