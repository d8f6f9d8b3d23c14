import { median, sum } from '@duet/units'
import type { TextTable } from '../../textTable.ts'
import { clockOfPlant } from './clockOfPlant.ts'
import { type EventGroup, eventGroups, type RuledEvent, ruledEvents } from './eventGroups.ts'
import { foundShare } from './foundShare.ts'
import { type Judged, judge, VERDICTS, type Verdict } from './judgement.ts'
import { JUDGEMENTS } from './judgements.ts'
import { KNOWN_FAULTS } from './knownFaults.ts'
import type { RuledPlant } from './runRules.ts'

const DAYS_OF_MONTH = 30

const judged = ({ plant }: RuledPlant, event: RuledEvent): Judged =>
  judge(JUDGEMENTS[plant.name] ?? [], event)

/** A plant in a line: what is expected of it, and how its rows were judged. */
export function plantsTable(plants: readonly RuledPlant[]): TextTable {
  return {
    title: 'Plants',
    head: [
      'plant',
      'days',
      'light from',
      'kWp',
      'measured/expected',
      'late, min',
      ...VERDICTS,
      'wrong a month',
      'with energy',
    ],
    rows: plants.map((ruled) => {
      const { plant, dcW, days } = ruled
      const events = ruledEvents(ruled)
      const rowsOf = (verdict: Verdict): readonly RuledEvent[] =>
        events.filter((event) => judged(ruled, event).verdict === verdict)
      const aMonth = (rows: readonly RuledEvent[]): string =>
        ((rows.length * DAYS_OF_MONTH) / days.length).toFixed(1)
      const wrong = rowsOf('wrong')
      return [
        plant.name,
        String(days.length),
        plant.weather.source,
        figure(dcW / 1000),
        typicalRatio(ruled),
        clockOfPlant(ruled),
        ...VERDICTS.map((verdict) => String(rowsOf(verdict).length)),
        aMonth(wrong),
        aMonth(wrong.filter(({ kwh }) => kwh > 0)),
      ]
    }),
  }
}

/** Middle of the days. */
function typicalRatio({ results }: RuledPlant): string {
  const ratios = results
    .filter(({ day }) => day.model_kwh > 0)
    .map(({ day }) => day.sensor_kwh / day.model_kwh)
  return ratios.length === 0 ? '-' : median(ratios).toFixed(2)
}

/** What is known to be there, and what part of it rows say. */
export function knownTable(plants: readonly RuledPlant[]): TextTable {
  const rows = plants.flatMap((ruled) =>
    (KNOWN_FAULTS[ruled.plant.name] ?? []).map((fault) => [
      ruled.plant.name,
      `${minuteText(fault.fromUtcMs)} to ${minuteText(fault.toUtcMs)}`,
      fault.what,
      fault.types.map((type) => `\`${type}\``).join(', '),
      `${(100 * foundShare(ruled, fault)).toFixed(0)} %`,
    ]),
  )
  return { title: 'What is there', head: ['plant', 'when, UTC', 'what', 'rows', 'found'], rows }
}

const minuteText = (utcMs: number): string =>
  new Date(utcMs).toISOString().slice(0, 16).replace('T', ' ')

/** Rows with the judgement of each, those of one kind in a line. */
export function rowsTable(plants: readonly RuledPlant[]): TextTable {
  const rows = plants.flatMap((ruled) =>
    eventGroups(
      ruledEvents(ruled),
      (event) => `${event.type} ${event.nodeId} ${judged(ruled, event).why}`,
    ).map((group) => groupRow(ruled, group)),
  )
  return {
    title: 'What was raised',
    head: ['plant', 'days', 'type', 'node', 'rows', 'kWh', 'judgement'],
    rows,
  }
}

function groupRow(ruled: RuledPlant, { type, nodeId, from, to, rows }: EventGroup): string[] {
  const [first] = rows
  const { verdict, why } = first ? judged(ruled, first) : { verdict: 'not judged', why: '' }
  return [
    ruled.plant.name,
    from === to ? from : `${from} to ${to}`,
    `\`${type}\``,
    nodeId,
    String(rows.length),
    figure(sum(rows.map(({ kwh }) => kwh))),
    `**${verdict}**: ${why}`,
  ]
}

const figure = (value: number): string => String(Number(value.toPrecision(3)))

/** What the plants are, and what was taken for granted. */
export function assumptionsTable(plants: readonly RuledPlant[]): TextTable {
  return {
    title: 'What is known and what is assumed',
    head: ['plant', 'file', 'known', 'assumed'],
    rows: plants.map(({ plant: { name, file, known, assumed } }) => [
      name,
      `\`${file}\``,
      known,
      assumed,
    ]),
  }
}
