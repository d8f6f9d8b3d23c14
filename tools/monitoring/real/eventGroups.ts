import type { DayResult, EventType, IssueEvent, PlantDay } from '@duet/monitoring'
import type { RuledPlant } from './runRules.ts'

/** A row of an evaluation with the day that it is in. */
export interface RuledEvent {
  readonly date: string
  readonly type: EventType
  readonly nodeId: string
  readonly startUtcMs: number
  readonly hours: number
  readonly kwh: number
  /** The sun is up at some of it. */
  readonly isByDay: boolean
}

/** Rows of one kind, and the first and last of their days. */
export interface EventGroup extends Pick<RuledEvent, 'type' | 'nodeId'> {
  readonly from: string
  readonly to: string
  readonly rows: readonly RuledEvent[]
}

export function ruledEvents({ days, results }: RuledPlant): readonly RuledEvent[] {
  return results.flatMap(({ day, events }: DayResult, k) =>
    events.map((event) => ({
      date: day.date,
      type: event.event_type,
      nodeId: event.hierarchy_id,
      startUtcMs: Date.parse(event.timestamp),
      hours: event.duration_s / 3600,
      kwh: event.allocated_delta,
      isByDay: isByDay(days[k], event),
    })),
  )
}

function isByDay(day: PlantDay | undefined, { timestamp, duration_s }: IssueEvent): boolean {
  if (day === undefined) return false
  const from = Date.parse(timestamp)
  const to = from + duration_s * 1000
  return day.startUtcMs.some(
    (ms, i) => ms >= from && ms < to && (day.weather.sunElevationDeg[i] ?? 0) > 0,
  )
}

/** Rows of one kind as one, in the order of their first days. */
export function eventGroups(
  events: readonly RuledEvent[],
  kindOf: (event: RuledEvent) => string,
): readonly EventGroup[] {
  return [...Map.groupBy(events, kindOf).values()].flatMap((rows) => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) return []
    return [{ type: first.type, nodeId: first.nodeId, from: first.date, to: last.date, rows }]
  })
}
