import type { HierarchyNode, IssueEvent, SampleTruth, TruthEvent } from '@duet/monitoring'
import { HOUR_MS, MINUTE_MS, sum } from '@duet/units'
import { type Alarm, type AlarmRow, coverage, episodes, isAt, rowsOf, shareInside } from './rows.ts'

/** How one event of the truth was found. */
export interface EventScore {
  readonly event: TruthEvent
  readonly isFound: boolean
  /** Start of the row nearest to the event's, less it; undefined where there is none of an accepted type and node. */
  readonly startErrorMin: number | undefined
  readonly coverage: number
  /** Allocated over lost, less 1; undefined of events whose energy is checked by type alone. */
  readonly energyError: number | undefined
  readonly isEnergyRight: boolean
}

export interface EventsScore {
  readonly events: readonly EventScore[]
  /** Rows that no event and no permission of the truth explains, as alarms. */
  readonly falseAlarms: readonly Alarm[]
  /** Rows of `must_not`, as alarms. */
  readonly forbidden: readonly Alarm[]
}

/** Share of an event's time that rows must cover; rows may leave the nights out. */
const LEAST_COVERAGE = 0.3
/** How long after its end a row may still be open: a day of clean data closes it. */
const LATE_CLOSE_MS = 26 * HOUR_MS
/** Types whose energy is checked event by event, with 2 points more than sums, or to 5 kWh. */
const HARD: ReadonlySet<string> = new Set([
  'inverter_outage',
  'system_outage',
  'curtailment',
  'inverter_derate',
])
const SINGLE_EVENT = 0.02
const LEAST_KWH = 5

export function scoreEvents(
  truth: SampleTruth,
  answer: readonly IssueEvent[],
  nodes: readonly HierarchyNode[],
): EventsScore {
  const parents = new Map(nodes.map(({ id, parent_id }) => [id, parent_id]))
  const rows = rowsOf(answer, nodes)
  const known = new Set<AlarmRow>()
  const overlong = new Set<AlarmRow>()
  const events = truth.events.map((event) => {
    const times = timesOf(event)
    const near = rows.filter(
      (row) =>
        event.accept_types.some((type) => type === row.type) &&
        isAt(row.node, event.accept_nodes, parents) &&
        row.startMs < times.toMs + times.toleranceMs &&
        row.endMs > times.earliestMs - times.toleranceMs,
    )
    for (const row of near) {
      known.add(row)
      if (row.endMs > times.toMs + Math.max(LATE_CLOSE_MS, times.toleranceMs)) overlong.add(row)
    }
    return scoreEvent(event, times, near)
  })
  for (const may of truth.may) {
    for (const row of rows) {
      const isMeant = row.type === may.event_type && isAt(row.node, may.node_ids, parents)
      const isThen =
        row.startMs < Date.parse(may.end) + HOUR_MS && row.endMs > Date.parse(may.start) - HOUR_MS
      if (isMeant && isThen) known.add(row)
    }
  }
  return {
    events,
    falseAlarms: episodes(rows.filter((row) => !known.has(row) || overlong.has(row))),
    forbidden: truth.must_not.flatMap((no) =>
      episodes(
        rows.filter(
          (row) =>
            !known.has(row) &&
            no.types.some((type) => type === '*' || type === row.type) &&
            isAt(row.node, no.node_ids, parents) &&
            row.startMs < Date.parse(no.end) &&
            row.endMs > Date.parse(no.start),
        ),
      ),
    ),
  }
}

interface Times {
  readonly fromMs: number
  readonly toMs: number
  /** Of the fault itself, which may begin at night. */
  readonly earliestMs: number
  readonly toleranceMs: number
}

function timesOf(event: TruthEvent): Times {
  const fromMs = Date.parse(event.effective_start)
  return {
    fromMs,
    toMs: Date.parse(event.effective_end),
    earliestMs: Math.min(fromMs, Date.parse(event.start)),
    toleranceMs: event.start_tolerance_minutes * MINUTE_MS,
  }
}

function scoreEvent(event: TruthEvent, times: Times, near: readonly AlarmRow[]): EventScore {
  const { fromMs, toMs, earliestMs, toleranceMs } = times
  const isInTime = near.some(
    ({ startMs }) => startMs >= earliestMs - toleranceMs && startMs <= fromMs + toleranceMs,
  )
  const covered = coverage(near, fromMs, toMs)
  const errors = near.map(({ startMs }) => (startMs - fromMs) / MINUTE_MS)
  const isFound = isInTime && covered >= LEAST_COVERAGE
  const isHard = HARD.has(event.event_type) && event.energy_lost_kwh > 0
  const kwh = sum(
    near.map((row) => row.kwh * shareInside(row, fromMs - toleranceMs, toMs + toleranceMs)),
  )
  const energyError = isHard ? kwh / event.energy_lost_kwh - 1 : undefined
  return {
    event,
    isFound,
    startErrorMin: errors.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0],
    coverage: covered,
    energyError,
    isEnergyRight:
      energyError === undefined ||
      (isFound &&
        (Math.abs(energyError) <= (event.energy_tolerance ?? 0) + SINGLE_EVENT ||
          Math.abs(kwh - event.energy_lost_kwh) <= LEAST_KWH)),
  }
}
