import { type Command, parseOptions, UsageError } from '../command.ts'
import { type TableColumn, writeTable } from '../table/tableFile.ts'
import { TABLE_OPTION_HELP, TABLE_OPTIONS, tableTarget } from '../table/tableTarget.ts'
import { requireOneInput } from '../terminal/inputFile.ts'
import { startProgress } from '../terminal/progress.ts'
import { RUN_OPTION_HELP, RUN_OPTIONS, runChoice } from '../terminal/runOptions.ts'
import { openJournal } from './journal.ts'
import { KPI_COLUMNS } from './kpiRow.ts'
import { type PlantTask, plantTasks } from './plantTasks.ts'
import { outcomeRows, type RunOutcome, runPlants } from './runPlants.ts'
import { weatherChoice } from './weatherChoice.ts'

export const runCommand: Command = {
  arguments:
    'PLANT... --weather FILE|DIR [--csv OUT.csv | --json OUT.json | --parquet OUT.parquet] [options]',
  summary:
    'Runs many plants on all cores into one table of key figures: documents, folders, patterns, @lists and CSV tables of variants.',
  options: [
    ['--weather FILE|DIR', 'weather of all plants, or a folder of which each takes the nearest'],
    ['--base PLANT.json', 'what the tables of variants vary'],
    ...TABLE_OPTION_HELP,
    ['--blocks', 'also a row of each block'],
    ...RUN_OPTION_HELP,
    ['--resume', 'skip plants that are finished with the same inputs and engine'],
  ],
  run,
}

const OPTIONS = {
  weather: { type: 'string' },
  base: { type: 'string' },
  ...TABLE_OPTIONS,
  ...RUN_OPTIONS,
  blocks: { type: 'boolean' },
  resume: { type: 'boolean' },
} as const

/** The exit code is 1 where a plant failed. */
async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS)
  if (positionals.length === 0) throw new UsageError('name plant documents')
  requireOneInput([...positionals, values.base, values.weather])
  const target = tableTarget(values)
  const choice = runChoice(values)
  if (values.resume && target.file === '-')
    throw new UsageError('--resume needs a file, with --csv, --json or --parquet')
  const tasks = await plantTasks(positionals, values.base)
  if (values.weather === undefined && tasks.some(({ weather }) => weather === undefined))
    throw new UsageError('name a weather file or a folder of them with --weather')
  const weather = await weatherChoice(values.weather)
  for (const reason of weather.leftOut) console.error(`left out: ${reason}`)
  const progress = startProgress({ doing: 'running', things: 'plants', total: tasks.length })
  const outcomes = await runPlants(tasks, weather, {
    ...choice,
    withBlocks: values.blocks ?? false,
    journal:
      target.file === '-'
        ? undefined
        : openJournal(`${target.file}.finished.jsonl`, values.resume ?? false),
    onDone: progress.done,
  }).finally(progress.end)
  const columns = columnsOf(tasks)
  await writeTable(target, {
    columns,
    rows: outcomes
      .flatMap((outcome) => outcomeRows(outcome, choice.optics))
      .map((row) => columns.map(({ name }) => row[name] ?? null)),
  })
  if (target.file !== '-') console.log(`written: ${target.file}`)
  reportFailures(outcomes)
}

/** Facts of the plant, what was varied of it, its figures, and what they were made from. */
function columnsOf(tasks: readonly PlantTask[]): readonly TableColumn[] {
  const varied = new Set(tasks.flatMap(({ changes }) => changes.map(({ path }) => path)))
  return [
    ...['plant', ...varied].map(text),
    ...KPI_COLUMNS,
    ...['weather', 'optics', 'engine_version', 'plant_sha256', 'weather_sha256', 'error'].map(text),
  ]
}

const text = (name: string): TableColumn => ({ name, type: 'text' })

const MOST_REPORTED = 10

function reportFailures(outcomes: readonly RunOutcome[]): void {
  const failed = outcomes.flatMap(({ task, reply }) =>
    'error' in reply ? [`${task.plant}: ${reply.error}`] : [],
  )
  if (failed.length === 0) return
  process.exitCode = 1
  console.error(`duet run: ${failed.length} of ${outcomes.length} plants failed`)
  for (const line of failed.slice(0, MOST_REPORTED)) console.error(`  ${line}`)
  if (failed.length > MOST_REPORTED) console.error(`  and ${failed.length - MOST_REPORTED} more`)
}
