import type { DaySum, HierarchyNode, IssueEvent, SampleTruth } from '@duet/monitoring'
import { type EnergyScore, scoreEnergy } from './energy.ts'
import { type EventsScore, scoreEvents } from './events.ts'

/** What `duet monitor --json` prints. */
export interface Answer {
  readonly events: readonly IssueEvent[]
  readonly daily: readonly DaySum[]
}

export interface PlantScore {
  readonly events: EventsScore
  readonly energy: EnergyScore
  /** What is wrong, in words; empty where all is well. */
  readonly failures: readonly string[]
}

/** False alarms that a month may have: fewer than one. */
const ALARMS_A_MONTH = 1

/**
 * Holds an answer against the truth of a plant that was made up: every event found in time and where it is, its energy,
 * no false alarms, expected and measured energy, and sums that add up.
 *
 * @throws RangeError for rows without time or length
 */
export function scorePlant(
  truth: SampleTruth,
  answer: Answer,
  nodes: readonly HierarchyNode[],
): PlantScore {
  const events = scoreEvents(truth, answer.events, nodes)
  const energy = scoreEnergy(truth, answer.daily)
  const months = Math.max(1, truth.days / 30)
  const failures = [
    ...events.events
      .filter(({ isFound }) => !isFound)
      .map(({ event, startErrorMin, coverage }) => {
        const where = `${event.event_type} ${event.node_ids.join('+')} ${event.effective_start}`
        if (startErrorMin === undefined) return `${where}: not raised (${event.note})`
        const share = (100 * coverage).toFixed(0)
        return `${where}: starts ${startErrorMin.toFixed(0)} min off, ${share} % covered (${event.note})`
      }),
    ...events.events
      .filter(({ isFound, isEnergyRight }) => isFound && !isEnergyRight)
      .map(
        ({ event, energyError = Number.NaN }) =>
          `${event.event_type} ${event.node_ids.join('+')}: energy ${(100 * energyError).toFixed(0)} % off`,
      ),
    ...(events.falseAlarms.length < ALARMS_A_MONTH * months ? [] : events.falseAlarms).map(
      ({ type, node, startMs }) =>
        `false alarm ${type} ${node} ${new Date(startMs).toISOString().slice(0, 16)}`,
    ),
    ...events.forbidden.map(({ type, node }) => `must not be: ${type} ${node}`),
    ...energy.checks
      .filter(({ isPassed }) => !isPassed)
      .map(({ name, detail }) => `${name}: ${detail}`),
  ]
  return { events, energy, failures }
}
