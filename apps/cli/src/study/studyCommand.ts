import { type PlantDocument, serialisePlantDocument } from '@duet/plant'
import { studyValueLabel } from '@duet/plant/study'
import { factorial, figureOf, studyFigure } from '@duet/results/study'
import { type Command, parseOptions, UsageError } from '../command.ts'
import { readPlant } from '../loadRun.ts'
import { opticsChange } from '../run/plantVariant.ts'
import { type Cell, type TableColumn, writeTable } from '../table/tableFile.ts'
import { TABLE_OPTION_HELP, TABLE_OPTIONS, tableTarget } from '../table/tableTarget.ts'
import { inputFile, requireOneInput } from '../terminal/inputFile.ts'
import { RUN_OPTION_HELP, RUN_OPTIONS, runChoice } from '../terminal/runOptions.ts'
import { type SearchedPoints, type StudyPoint, searchedPoints } from './searchedPoints.ts'
import { bestFigure, PARAMETERS, type StudyAxis, studyAxes, studyConstraints } from './studyAxes.ts'

export const studyCommand: Command = {
  arguments: 'PLANT.json --weather FILE --vary NAME=VALUES... [options]',
  summary:
    'Runs a plant with every combination of values of its parameters, and can search for the best.',
  options: [
    ['--weather FILE', 'weather file of any known format; - is standard input'],
    ['--vary NAME=VALUES', `1,2,3 is a list, 10:40:5 from 10 to 40 by 5; ${PARAMETERS.join(', ')}`],
    [
      '--at-most FIGURE=LIMIT',
      'a constraint of every point; what breaks it by its design is not run',
    ],
    ['--at-least FIGURE=LIMIT', 'the same from below'],
    ['--best FIGURE', 'go on from the points to where this figure is best (compass search)'],
    ['--block NAME', 'a block of the study, by name or id; default: all'],
    ...TABLE_OPTION_HELP,
    ...RUN_OPTION_HELP,
  ],
  run: study,
}

const OPTIONS = {
  weather: { type: 'string' },
  vary: { type: 'string', multiple: true },
  'at-most': { type: 'string', multiple: true },
  'at-least': { type: 'string', multiple: true },
  best: { type: 'string' },
  block: { type: 'string', multiple: true },
  ...TABLE_OPTIONS,
  ...RUN_OPTIONS,
} as const

const MOST_POINTS = 10_000

/** The exit code is 1 where no point has a result. */
async function study(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const [plant, ...others] = positionals
  if (plant === undefined || others.length > 0) throw new UsageError('name one plant document')
  if (values.weather === undefined) throw new UsageError('name a weather file with --weather')
  if (values.vary === undefined) throw new UsageError('say what is varied with --vary')
  requireOneInput([plant, values.weather])
  const target = tableTarget(values)
  const choice = runChoice(values)
  const constraints = [
    ...studyConstraints('at_most', values['at-most'] ?? []),
    ...studyConstraints('at_least', values['at-least'] ?? []),
  ]
  const figure = values.best === undefined ? undefined : bestFigure(values.best)
  const document = withBlocks(await readPlant(plant), values.block)
  const axes = studyAxes(values.vary, document)
  const count = axes.reduce((product, axis) => product * axis.values.length, 1)
  if (count > MOST_POINTS)
    throw new UsageError(`${count} points: a study has at most ${MOST_POINTS}`)
  const found = await searchedPoints({
    request: {
      year: choice.year,
      confirmsDistant: choice.confirmsDistant,
      base: {
        text: serialisePlantDocument(document),
        name: plant,
        changes: opticsChange(choice.optics),
      },
      weatherFile: await inputFile(values.weather),
      parameters: axes.map(({ parameter }) => parameter),
      constraints,
    },
    points: factorial(axes.map((axis) => axis.values)),
    figure,
    most: MOST_POINTS,
    threadCount: choice.threadCount,
  })
  const columns = columnsOf(axes)
  await writeTable(target, {
    columns,
    rows: found.points
      .map((point) => rowOf(axes, point, found, document))
      .map((row) => columns.map(({ name }) => row[name] ?? null)),
  })
  const say = target.file === '-' ? console.error : console.log
  if (target.file !== '-') say(`written: ${target.file}`)
  if (figure !== undefined) say(bestText(axes, found, figure, document))
  if (found.points.every(({ result }) => result === null)) process.exitCode = 1
}

/** The plant with the blocks of the study alone. @throws UsageError for a name of none */
function withBlocks(document: PlantDocument, names: readonly string[] | undefined): PlantDocument {
  if (names === undefined) return document
  const wrong = names.find(
    (name) => !document.blocks.some((block) => [block.id, block.name].includes(name)),
  )
  if (wrong !== undefined) throw new UsageError(`--block: the plant has no block '${wrong}'`)
  const blocks = document.blocks.filter(({ id, name }) =>
    names.some((one) => [id, name].includes(one)),
  )
  const kept = new Set<string | null>([null, ...blocks.map(({ id }) => id)])
  const block_layers = document.block_layers.filter(({ block_id }) => kept.has(block_id))
  return { ...document, blocks, block_layers }
}

const numbers = (names: readonly string[]): readonly TableColumn[] =>
  names.map((name) => ({ name, type: 'number' }))

/** What was varied, what the design is, and what the run gave. */
const columnsOf = (axes: readonly StudyAxis[]): readonly TableColumn[] => [
  ...axes.map(
    ({ parameter, values }): TableColumn => ({
      name: `vary_${parameter}`,
      type: values.every((value) => typeof value === 'number') ? 'number' : 'text',
    }),
  ),
  ...numbers(['gcr', 'land_ha', 'table_land_ha', 'table_count', 'module_count']),
  ...numbers(['nominal_dc_kw', 'nominal_ac_kw', 'dc_ac_ratio']),
  ...numbers(['energy_kwh', 'specific_yield_kwh_per_kwp', 'performance_ratio']),
  ...numbers(['clipping_kwh', 'clipping_fraction', 'is_best']),
  { name: 'broken', type: 'text' },
  { name: 'error', type: 'text' },
]

function rowOf(
  axes: readonly StudyAxis[],
  point: StudyPoint,
  { best }: SearchedPoints,
  document: PlantDocument,
): Readonly<Record<string, Cell>> {
  const varied = axes.map(({ parameter }, at) => {
    const value = point.values[at] ?? null
    const shown = typeof value === 'string' ? studyValueLabel(parameter, value, document) : value
    return [`vary_${parameter}`, shown]
  })
  return {
    ...Object.fromEntries(varied),
    ...point.design,
    ...point.result,
    is_best: best === undefined ? null : Number(point === best),
    broken: point.broken.join(' | '),
    error: point.error,
  }
}

const ENDS = {
  found: 'no point around it is better',
  flat: 'no point is better than another',
  no_range: 'no parameter is a range of numbers',
  full: 'the study has as many points as it may',
}

/** As `best: tilt 25 °: Energy 17,100 MWh; 23 points, no point around it is better`. */
function bestText(
  axes: readonly StudyAxis[],
  { points, best, end = 'found' }: SearchedPoints,
  key: string,
  document: PlantDocument,
): string {
  const ended = `${points.length} points, ${ENDS[end]}`
  if (best === undefined) return `best: none; ${ended}`
  const { label = key, unit = '' } = studyFigure(key) ?? {}
  const where = axes.map(
    ({ parameter }, at) =>
      `${parameter} ${studyValueLabel(parameter, best.values[at] ?? '', document)}`,
  )
  const amount = (figureOf(key, best) ?? Number.NaN).toLocaleString('en-US', {
    maximumSignificantDigits: 6,
  })
  return `best: ${where.join(', ')}: ${label} ${amount} ${unit}`.trimEnd() + `; ${ended}`
}
