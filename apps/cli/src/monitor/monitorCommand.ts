import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DayResult, DaySum, EventType, IssueEvent } from '@duet/monitoring'
import { csvText, sum } from '@duet/units'
import { type Command, parseOptions, UsageError } from '../command.ts'
import { monitorScenario } from './monitorScenario.ts'

export const monitorCommand: Command = {
  name: 'monitor',
  arguments: 'SCENARIO_DIR [--json] [--out DIR] [--factors DIR]',
  summary:
    'Evaluates a monitored plant without a server: plant.json, deployment.json, weather.csv and sensors.csv of a folder.',
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
  const days = await monitorScenario(dir, values.factors)
  const answer = answerOf(days)
  if (values.out !== undefined) await writeAnswer(values.out, answer)
  console.log(values.json ? JSON.stringify(answer) : answerText(answer))
}

interface Answer {
  readonly events: readonly IssueEvent[]
  readonly daily: readonly DaySum[]
  readonly totals: Omit<DaySum, 'date'>
}

function answerOf(days: readonly DayResult[]): Answer {
  const daily = days.map(({ day }) => day)
  const total = (of: (day: DaySum) => number): number => sum(daily.map(of))
  const types = [
    ...new Set(daily.flatMap(({ allocated }) => Object.keys(allocated))),
  ] as EventType[]
  return {
    events: days.flatMap(({ events }) => events),
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
  }
}

async function writeAnswer(dir: string, answer: Answer): Promise<void> {
  await mkdir(dir, { recursive: true })
  const types = Object.keys(answer.totals.allocated) as EventType[]
  const days = answer.daily.map((day) => [
    day.date,
    day.model_kwh,
    day.sensor_kwh,
    ...types.map((type) => day.allocated[type] ?? 0),
    day.residual_kwh,
    day.over_kwh,
  ])
  const head = ['model_kwh', 'sensor_kwh', ...types.map((type) => `${type}_kwh`)]
  const [event] = answer.events
  const columns = (event ? Object.keys(event) : []) as (keyof IssueEvent)[]
  await Promise.all([
    writeFile(join(dir, 'answer.json'), `${JSON.stringify(answer)}\n`),
    writeFile(
      join(dir, 'days.csv'),
      csvText([['date', ...head, 'residual_kwh', 'over_kwh'], ...days], '\n'),
    ),
    writeFile(
      join(dir, 'events.csv'),
      csvText([columns, ...answer.events.map((row) => columns.map((column) => row[column]))], '\n'),
    ),
  ])
}

const kwh = (value: number): string => `${value.toFixed(1).padStart(14)} kWh`

/** What was lost, by cause, and what of it stays unexplained. */
function answerText({ events, daily, totals }: Answer): string {
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
  ].join('\n')
}
