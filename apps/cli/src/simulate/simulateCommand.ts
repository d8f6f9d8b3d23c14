import { type Command, parseOptions, UsageError } from '../command.ts'
import { loadRun, refuseDistant } from '../loadRun.ts'
import { runReport } from '../runReport.ts'
import { requireOneInput } from '../terminal/inputFile.ts'
import { yearOption } from '../terminal/runOptions.ts'
import { openBundle } from './openBundle.ts'
import { repeatedFigures, repeatText, SAME } from './repeatReport.ts'
import { repeatRun } from './repeatRun.ts'
import { reportText } from './reportText.ts'
import { runInto } from './runInto.ts'
import { shownRun } from './shownRun.ts'

export const simulateCommand: Command = {
  arguments:
    'PLANT.json --meteo FILE [--year YEAR] [--out DIR] [--confirm-distant-weather] [--json] | BUNDLE.zip [--json]',
  summary:
    'Runs a plant document on a weather file, or repeats the run of a bundle, without a server.',
  options: [
    [
      '--meteo FILE',
      'weather file of any known format; - is standard input, as it is for PLANT.json',
    ],
    [
      '--year YEAR',
      '1900 to 2200, that a typical year is laid into; default: that of the youngest block',
    ],
    ['--out DIR', 'also write report.json and a CSV of every step for each block and the system'],
    [
      '--confirm-distant-weather',
      'weather of another hemisphere or from more than 500 km away is meant; else it is refused',
    ],
    ['--json', 'print the report as JSON'],
  ],
  run: simulate,
}

async function simulate(args: readonly string[]): Promise<void> {
  const bundle = bundleArgument(args)
  if (bundle) return repeat(bundle)
  const { plantFile, meteoFile, year, out, json, confirmsDistant } = parse(args)
  const started = performance.now()
  const loaded = await loadRun(plantFile, meteoFile, year)
  if (!confirmsDistant) refuseDistant(loaded)
  const { plan, weather } = loaded
  const report =
    out === undefined ? runReport(loaded, shownRun(loaded)) : await runInto(out, loaded)
  console.log(json ? JSON.stringify(report, undefined, 2) : reportText(report))
  if (!json) {
    console.log(`\n${plan.blocks.length} blocks, ${weather.airC.length} steps: ${elapsed(started)}`)
  }
}

interface RepeatArguments {
  readonly file: string
  readonly json: boolean
}

/** Undefined where a plant document is named. */
function bundleArgument(args: readonly string[]): RepeatArguments | undefined {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const [file, ...others] = positionals
  if (file === undefined || !file.toLowerCase().endsWith('.zip')) return undefined
  if (others.length > 0) throw new UsageError(`one bundle at a time; also got ${others.join(' ')}`)
  const { json = false, ...unfit } = values
  const [option] = Object.keys(unfit)
  if (option !== undefined)
    throw new UsageError(`a bundle has its weather, years and results in it: leave out --${option}`)
  return { file, json }
}

/** Runs a bundle again; the exit code is 1 where a figure is not the stored one. */
async function repeat({ file, json }: RepeatArguments): Promise<void> {
  const bundle = await openBundle(file)
  const { summary } = await repeatRun(bundle)
  const figures = repeatedFigures(bundle.summary, summary)
  console.log(json ? JSON.stringify(figures, undefined, 2) : repeatText(bundle.manifest, figures))
  if (figures.some(({ relativeDifference }) => relativeDifference > SAME)) process.exitCode = 1
}

interface SimulateArguments {
  readonly plantFile: string
  readonly meteoFile: string
  readonly year: number | undefined
  readonly out: string | undefined
  readonly json: boolean
  readonly confirmsDistant: boolean
}

const OPTIONS = {
  meteo: { type: 'string' },
  year: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  'confirm-distant-weather': { type: 'boolean' },
} as const

function parse(args: readonly string[]): SimulateArguments {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const [plantFile, ...others] = positionals
  if (plantFile === undefined) throw new UsageError('name a plant document')
  if (others.length > 0)
    throw new UsageError(`one plant document at a time; also got ${others.join(' ')}`)
  if (values.meteo === undefined) throw new UsageError('name a weather file with --meteo')
  requireOneInput([plantFile, values.meteo])
  return {
    plantFile,
    meteoFile: values.meteo,
    year: yearOption(values.year),
    out: values.out,
    json: values.json ?? false,
    confirmsDistant: values['confirm-distant-weather'] ?? false,
  }
}

const elapsed = (started: number): string =>
  `${((performance.now() - started) / 1000).toFixed(2)} s`
