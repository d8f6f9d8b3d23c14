import { EVENT_TYPES, type EventType } from '@duet/monitoring'
import { median, sum } from '@duet/units'
import type { TextTable } from '../textTable.ts'
import type { Evaluated } from './evaluate.ts'
import type { EventScore } from './score/events.ts'

const percent = (fraction: number): string =>
  Number.isFinite(fraction) ? `${(100 * fraction).toFixed(0)} %` : '-'
const number = (value: number, decimals: number): string =>
  Number.isFinite(value) ? value.toFixed(decimals) : '-'
const middleOf = (values: readonly (number | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? Number.NaN : median(known.map(Math.abs))
}

const eventsOf = (plants: readonly Evaluated[]): readonly EventScore[] =>
  plants.flatMap(({ score }) => score?.events.events ?? [])

/** Plant-months of a set of plants, a month being thirty days. */
const monthsOf = (plants: readonly Evaluated[]): number =>
  sum(plants.map(({ truth }) => truth.days)) / 30

const alarmsOf = (plants: readonly Evaluated[], type?: EventType): number =>
  sum(
    plants.map(
      ({ score }) =>
        score?.events.falseAlarms.filter((alarm) => type === undefined || alarm.type === type)
          .length ?? 0,
    ),
  )

/** A row for each type of event. */
export function typeTable(plants: readonly Evaluated[]): TextTable {
  const all = eventsOf(plants)
  const rows = EVENT_TYPES.flatMap((type) => {
    const events = all.filter(({ event }) => event.event_type === type)
    const alarms = alarmsOf(plants, type)
    if (events.length === 0 && alarms === 0) return []
    const found = events.filter(({ isFound }) => isFound)
    const sums = plants.flatMap(({ score }) => score?.energy.typeErrors.get(type) ?? [])
    return [
      [
        type,
        String(events.length),
        percent(found.length / events.length),
        number(middleOf(found.map(({ startErrorMin }) => startErrorMin)), 0),
        percent(middleOf(found.map(({ energyError }) => energyError))),
        percent(middleOf(sums)),
        number(alarms / monthsOf(plants), 2),
      ],
    ]
  })
  return {
    title: 'By type of event',
    head: [
      'type',
      'events',
      'found',
      'start off, min',
      'energy of one off',
      'energy of the type off',
      'false alarms a plant-month',
    ],
    rows,
  }
}

/** What plants are grouped by. */
export const GROUPS: readonly (readonly [title: string, of: (plant: Evaluated) => string])[] = [
  ['By interval', ({ truth }) => `${truth.interval_minutes} min`],
  ['By hierarchy', ({ made }) => made?.hierarchy ?? '-'],
  ['By weather of the expected energy', ({ made }) => made?.weather ?? '-'],
  ['By noise and gain errors, times the usual', ({ made }) => String(made?.noise ?? '-')],
  ['By missing readings', ({ made }) => percent2(made?.missing_fraction)],
  ['By clock and label', ({ made }) => `${made?.clock ?? '-'}, ${made?.label ?? '-'}`],
  ['By place', ({ made }) => made?.place ?? '-'],
]

const percent2 = (fraction: number | undefined): string =>
  fraction === undefined ? '-' : `${(100 * fraction).toFixed(1)} %`

/** A row for each value of a group. */
export function groupTable(
  plants: readonly Evaluated[],
  [title, of]: (typeof GROUPS)[number],
): TextTable {
  const names = [...new Set(plants.map(of))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  const rows = names.map((name) => {
    const chosen = plants.filter((plant) => of(plant) === name)
    const events = eventsOf(chosen)
    const expected = chosen.map(({ score }) => score?.energy.expectedError)
    return [
      name,
      String(chosen.length),
      String(events.length),
      percent(events.filter(({ isFound }) => isFound).length / events.length),
      percent(events.filter(({ isEnergyRight }) => isEnergyRight).length / events.length),
      number(alarmsOf(chosen) / monthsOf(chosen), 2),
      number(100 * middleOf(expected), 1),
      percent(chosen.filter(({ score }) => score?.failures.length === 0).length / chosen.length),
    ]
  })
  return {
    title,
    head: [
      '',
      'plants',
      'events',
      'found',
      'energy right',
      'false alarms a plant-month',
      'expected energy off, %',
      'plants without a fault of the evaluation',
    ],
    rows,
  }
}
