import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DaySum,
  EVENT_TYPES,
  type IssueEvent,
  type LightShares,
  type LightSource,
  type PlantFigures,
} from '@duet/monitoring'
import { csvText, sum } from '@duet/units'
import { type Command, parseOptions, UsageError } from '../command.ts'
import { type MonitoredScenario, monitorScenario } from './monitorScenario.ts'

export const monitorCommand: Command = {
  arguments: 'SCENARIO_DIR [--json] [--out DIR] [--factors DIR]',
  summary:
    'Evaluates a monitored plant without a server: plant.json, deployment.json, weather.csv and sensors.csv, sensors.csv.gz or sensors.parquet of a folder.',
  options: [
    ['--json', 'print events, days and totals as JSON'],
    ['--out DIR', 'also write answer.json, events.csv and days.csv'],
    ['--factors DIR', 'store factors of traced light there, and use those that are'],
  ],
  run: monitor,
}

const OPTIONS = {
  json: { type: 'boolean' },
  out: { type: 'string' },
  factors: { type: 'string' },
} as const

async function monitor(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const [dir, ...others] = positionals
  if (dir === undefined) throw new UsageError('name the folder of a plant')
  if (others.length > 0) throw new UsageError(`one folder at a time; also got ${others.join(' ')}`)
  const answer = answerOf(await monitorScenario(dir, values.factors))
  if (values.out !== undefined) await writeAnswer(values.out, answer)
  console.log(values.json ? JSON.stringify(answer) : answerText(answer))
}

interface Answer {
  readonly events: readonly IssueEvent[]
  readonly daily: readonly DaySum[]
  readonly totals: Omit<DaySum, 'date'>
  readonly figures: PlantFigures
  /** Share of the daylight by where the light of the expected energy is from. */
  readonly light_sources: LightShares
}

function answerOf({ results, figures, lightSources }: MonitoredScenario): Answer {
  const daily = results.map(({ day }) => day)
  const total = (of: (day: DaySum) => number): number => sum(daily.map(of))
  const types = EVENT_TYPES.filter((type) =>
    daily.some(({ allocated }) => allocated[type] !== undefined),
  )
  return {
    events: results.flatMap(({ events }) => events),
    daily,
    totals: {
      model_kwh: total(({ model_kwh }) => model_kwh),
      sensor_kwh: total(({ sensor_kwh }) => sensor_kwh),
      allocated: Object.fromEntries(
        types.map((type) => [type, total(({ allocated }) => allocated[type] ?? 0)]),
      ),
      residual_kwh: total(({ residual_kwh }) => residual_kwh),
      over_kwh: total(({ over_kwh }) => over_kwh),
    },
    figures,
    light_sources: lightSources,
  }
}

const EVENT_COLUMNS = [
  'timestamp',
  'duration_s',
  'block_id',
  'hierarchy_id',
  'component',
  'event_type',
  'sensor_value',
  'model_value',
  'delta',
  'allocated_delta',
] as const satisfies readonly (keyof IssueEvent)[]

async function writeAnswer(dir: string, answer: Answer): Promise<void> {
  await mkdir(dir, { recursive: true })
  const types = EVENT_TYPES.filter((type) => answer.totals.allocated[type] !== undefined)
  const days = answer.daily.map((day) => [
    day.date,
    day.model_kwh,
    day.sensor_kwh,
    ...types.map((type) => day.allocated[type] ?? 0),
    day.residual_kwh,
    day.over_kwh,
  ])
  const head = ['model_kwh', 'sensor_kwh', ...types.map((type) => `${type}_kwh`)]
  await Promise.all([
    writeFile(join(dir, 'answer.json'), `${JSON.stringify(answer)}\n`),
    writeFile(
      join(dir, 'days.csv'),
      csvText([['date', ...head, 'residual_kwh', 'over_kwh'], ...days], '\n'),
    ),
    writeFile(
      join(dir, 'events.csv'),
      csvText(
        [
          [...EVENT_COLUMNS],
          ...answer.events.map((row) => EVENT_COLUMNS.map((column) => row[column])),
        ],
        '\n',
      ),
    ),
  ])
}

const kwh = (value: number): string => `${value.toFixed(1).padStart(14)} kWh`

const share = (value: number | null): string =>
  value === null ? 'unknown' : `${(100 * value).toFixed(2)} %`

const LIGHT_NAMES: readonly (readonly [LightSource, string])[] = [
  ['station', 'the station'],
  ['poa', 'sensors in the plane'],
  ['satellite', 'the satellite'],
  ['none', 'nowhere'],
]

const lightText = (shares: LightShares): string =>
  LIGHT_NAMES.flatMap(([source, name]) => {
    const part = shares[source]
    return part === undefined ? [] : [`${name} ${share(part)}`]
  }).join(', ')

/** What was lost, by cause, and what of it stays unexplained. */
function answerText({ events, daily, totals, figures, light_sources }: Answer): string {
  const percent = (value: number): string =>
    `${((100 * value) / totals.model_kwh).toFixed(2).padStart(7)} %`
  const causes = Object.entries(totals.allocated)
    .sort(([, a], [, b]) => b - a)
    .map(([type, value]) => `  ${type.padEnd(20)}${kwh(value)}${percent(value)}`)
  return [
    `${daily.length} days, ${events.length} events`,
    `Expected              ${kwh(totals.model_kwh)}`,
    ...causes,
    `  ${'unexplained'.padEnd(20)}${kwh(totals.residual_kwh)}${percent(totals.residual_kwh)}`,
    `  ${'above the model'.padEnd(20)}${kwh(-totals.over_kwh)}${percent(-totals.over_kwh)}`,
    `Measured              ${kwh(totals.sensor_kwh)}`,
    `Availability by time ${share(figures.time_availability)}, by energy ${share(figures.energy_availability)}, of data ${share(figures.data_availability)}`,
    `EPI ${share(figures.epi)}, in service ${share(figures.in_service_epi)}; performance ratio ${share(figures.performance_ratio)}`,
    `Light of the expected energy from ${lightText(light_sources)}`,
  ].join('\n')
}
