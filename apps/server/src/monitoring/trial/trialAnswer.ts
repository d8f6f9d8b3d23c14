import type { DayResult } from '@duet/monitoring'
import { EVENT_TYPES, type HierarchyNode, type LightShares, type PlantDay } from '@duet/monitoring'
import type { SentinelDayTrial } from '../../graphql/resolvers.gen.ts'
import type { Refusals } from '../ingest/refusals.ts'

interface TriedDay {
  readonly nodes: readonly HierarchyNode[]
  readonly refused: Refusals
  readonly day: PlantDay
  readonly light: LightShares
  readonly result: DayResult
  readonly nowMs: number
}

/** What a day came to, and which nodes had readings. */
export function trialAnswer({
  nodes,
  refused,
  day,
  light,
  result,
  nowMs,
}: TriedDay): SentinelDayTrial {
  const { model_kwh, sensor_kwh, residual_kwh, over_kwh, allocated } = result.day
  const steps = stepsUntil(day, nowMs)
  const read = nodes.flatMap(({ id, sensor_tag }) =>
    sensor_tag === null ? [] : [readNode(id, sensor_tag, day, steps)],
  )
  const present = read.reduce((sum, { data_fraction }) => sum + data_fraction, 0)
  return {
    date: day.date,
    expected_kwh: model_kwh,
    measured_kwh: sensor_kwh,
    meter_kwh: meterKwh(nodes, day),
    data_fraction: read.length === 0 ? 0 : present / read.length,
    light_sources: Object.entries(light).map(([source, fraction]) => ({ source, fraction })),
    losses: EVENT_TYPES.flatMap((event_type) => {
      const kwh = allocated[event_type] ?? 0
      return kwh > 0 ? [{ event_type, kwh, fraction: model_kwh > 0 ? kwh / model_kwh : null }] : []
    }),
    residual_kwh,
    over_kwh,
    nodes: read,
    refused,
  }
}

/** Of a day that goes on, those that have begun. */
const stepsUntil = ({ startUtcMs }: PlantDay, nowMs: number): number =>
  startUtcMs.filter((start) => start <= nowMs).length

function readNode(
  id: string,
  sensor_tag: string,
  { readings, startUtcMs }: PlantDay,
  steps: number,
) {
  const values = readings.get(id)?.subarray(0, steps) ?? new Float64Array()
  const last = values.findLastIndex((value) => !Number.isNaN(value))
  const count = values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0)
  return {
    hierarchy_id: id,
    sensor_tag,
    data_fraction: steps === 0 ? 0 : count / steps,
    last_value: last < 0 ? null : (values[last] ?? null),
    last_at: last < 0 ? null : new Date(startUtcMs[last] ?? 0).toISOString(),
  }
}

/** What meters say of their power, without filling gaps; null where none says anything. */
function meterKwh(nodes: readonly HierarchyNode[], { readings, stepS }: PlantDay): number | null {
  const values = nodes
    .filter(
      ({ component, component_measure }) =>
        component === 'meter' && component_measure === 'active_power',
    )
    .flatMap(({ id }) => [...(readings.get(id) ?? [])])
    .filter((value) => !Number.isNaN(value))
  if (values.length === 0) return null
  return values.reduce((sum, watt) => sum + watt, 0) * (stepS / 3600 / 1000)
}
