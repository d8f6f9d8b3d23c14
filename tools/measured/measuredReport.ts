import type { TextTable } from '../textTable.ts'
import type { ModelErrors } from './modelErrors.ts'
import type { Drive, MockUpModel, MockUpResult } from './runMockUp.ts'
import type { TrackerResult } from './runTracker.ts'

/** How the engine stands beside the better of its rivals, over every assumption that nobody can check. */
export interface Standing {
  readonly name: string
  /** Mean absolute error of the engine: the least and the most. */
  readonly least: number
  readonly most: number
  /** Of the better rival. */
  readonly rival: number
  readonly state: 'ahead' | 'depends' | 'behind'
}

const DRIVES: readonly Drive[] = ['front cells', 'weather']
const SCORES = [
  { name: 'single cells', of: ({ cellMeanAbsolute }: MockUpModel) => cellMeanAbsolute },
  { name: 'mean of the cells', of: ({ rear }: MockUpModel) => rear.meanAbsolute },
] as const

/** A setup at all extents, single cells and their mean, by each way to drive the models. */
export function mockUpStandings(results: readonly MockUpResult[]): readonly Standing[] {
  return DRIVES.flatMap((drive) =>
    SCORES.map(({ name, of }) => {
      const engine = results.map(({ models }) => scoreOf(models[drive][0], of))
      const rivals = results.flatMap(({ models }) => models[drive].slice(1).map(of))
      const setup = results[0]?.setup.id
      return standing(`setup ${setup}, ${name}, from the ${drive}`, engine, Math.min(...rivals))
    }),
  )
}

const scoreOf = (model: MockUpModel | undefined, of: (model: MockUpModel) => number): number =>
  model ? of(model) : Number.NaN

export function standing(name: string, engine: readonly number[], rival: number): Standing {
  const [least, most] = [Math.min(...engine), Math.max(...engine)]
  const state = most < rival ? 'ahead' : least < rival ? 'depends' : 'behind'
  return { name, least, most, rival, state }
}

/** Errors and single cells of a setup at one extent. */
export function mockUpTable({ models, ...result }: MockUpResult): TextTable {
  const { setup, measuredFrontWm2, measuredRearWm2, measuredCells } = result
  const place = `tilt ${setup.tiltDeg}°, clearance ${setup.clearance}, pitch ${setup.pitch}`
  const light = `front ${oneDigit(measuredFrontWm2)}, rear ${oneDigit(measuredRearWm2)} W/m²`
  const fronts = result.frontBias.map((bias) => percent(bias)).join(' and ')
  return {
    title: `Setup ${setup.id} (${place}), ${extentName(result)}: ${light}; the fronts of the two models of the file are off by ${fronts}`,
    head: ['W/m²', 'driven by', 'cells MAE', 'mean MBE', 'MAE', 'RMSE', ...CELLS],
    rows: [
      ['measured', '', '', '', '', '', ...measuredCells.map(oneDigit)],
      ...DRIVES.flatMap((drive) =>
        models[drive].map(({ name, rear, cellMeanAbsolute, rearCells }) => [
          name,
          drive,
          oneDigit(cellMeanAbsolute),
          ...[rear.bias, rear.meanAbsolute, rear.rootMeanSquare].map(oneDigit),
          ...rearCells.map(oneDigit),
        ]),
      ),
    ],
  }
}

const CELLS = ['IMT1', 'IMT3', 'IMT4', 'IMT6'] as const

const extentName = ({ extent }: Pick<MockUpResult, 'extent'>): string =>
  `${extent.rows} rows of ${extent.rowLength} lengths`

const scoresOf = (model: MockUpModel | undefined): readonly string[] =>
  SCORES.map(({ of }) => oneDigit(scoreOf(model, of)))

/** The engine's errors at every extent beside the models of the file, which have one. */
export function extentTable(results: readonly MockUpResult[]): TextTable {
  const [first] = results
  const row = (name: string, at: number, { models }: MockUpResult): readonly string[] => [
    name,
    ...DRIVES.flatMap((drive) => scoresOf(models[drive][at])),
  ]
  return {
    title: `Setup ${first?.setup.id}: mean absolute error of single cells and of their mean by extent, W/m²`,
    head: ['', ...DRIVES.flatMap((drive) => SCORES.map(({ name }) => `${name}, ${drive}`))],
    rows: [
      ...results.map((result) => row(`engine, ${extentName(result)}`, 0, result)),
      ...results
        .slice(0, 1)
        .flatMap((one) => one.models.weather.slice(1).map(({ name }, i) => row(name, i + 1, one))),
    ],
  }
}

const assumptionRow = (name: string, model: MockUpModel | undefined): readonly string[] => [
  name,
  ...scoresOf(model),
  ...(model?.rearCells ?? []).map(oneDigit),
]

/** What the engine's errors hang on, at one extent and from the front cells. */
export function assumptionTable(result: MockUpResult, albedos: readonly MockUpResult[]): TextTable {
  return {
    title: `Setup ${result.setup.id}, ${extentName(result)}: the engine from the front cells with something else assumed, mean absolute errors and cells, W/m²`,
    head: ['', ...SCORES.map(({ name }) => name), ...CELLS],
    rows: [
      ['measured', '', '', ...result.measuredCells.map(oneDigit)],
      assumptionRow(`as above, albedo ${result.extent.albedo}`, result.models['front cells'][0]),
      ...result.variants.map((model) => assumptionRow(model.name, model)),
      ...albedos.map(({ extent, models }) =>
        assumptionRow(`albedo ${extent.albedo}`, models['front cells'][0]),
      ),
    ],
  }
}

/** What the cells had under an overcast and under a clear sky, all models scaled to the measured front. */
export function skyTable({ setup, skies, ...result }: MockUpResult): TextTable {
  return {
    title: `Setup ${setup.id}, ${extentName(result)}: rear cells by sky, all from the front cells, W/m²`,
    head: ['', 'rows', ...CELLS],
    rows: skies
      .filter(({ rows }) => rows > 0)
      .flatMap(({ name, rows, measuredCells, models }) => [
        [`${name}: measured`, String(rows), ...measuredCells.map(oneDigit)],
        ...models.map((model) => [`${name}: ${model.name}`, '', ...model.cells.map(oneDigit)]),
      ]),
  }
}

/** Daily yields of a field of trackers, and what was assumed. */
export function trackerTables({ gains, cases, dropped }: TrackerResult): readonly TextTable[] {
  return [
    {
      title:
        'Bonanza trackers: daily yield of the bifacial string, kWh/kWp, from that of the monofacial one',
      head: ['model less measured', 'days', 'MBE', 'MAE', 'RMSE'],
      rows: cases.map(({ name, errors }) => errorRow(name, errors)),
    },
    {
      title: 'Bonanza trackers: days by their gain (all with 1 kWh/kWp and more of both strings)',
      head: ['gain', 'days', 'measured', 'engine and modules'],
      rows: dropped.map(({ name, days, measured, both }) => [
        name,
        String(days),
        percent(measured),
        percent(both),
      ]),
    },
    {
      title: 'Bonanza trackers: gain of the bifacial over the monofacial string',
      head: ['', 'days', 'measured', 'rear (engine)', 'modules (file)', 'both'],
      rows: gains.map(({ period, days, ...gain }) => [
        period,
        String(days),
        ...[gain.measured, gain.engine, gain.filed, gain.both].map(percent),
      ]),
    },
  ]
}

export function standingTable(standings: readonly Standing[]): TextTable {
  return {
    title: 'Where the engine stands, mean absolute errors',
    head: ['', 'engine, least', 'most', 'better rival', ''],
    rows: standings.map(({ name, least, most, rival, state }) => [
      name,
      least.toFixed(3),
      most.toFixed(3),
      rival.toFixed(3),
      state,
    ]),
  }
}

export function standingLine(standings: readonly Standing[]): string {
  const count = (state: Standing['state']): number =>
    standings.filter((one) => one.state === state).length
  return `${count('ahead')} ahead, ${count('depends')} depending on what is assumed, ${count('behind')} behind`
}

function errorRow(name: string, errors: ModelErrors): readonly string[] {
  const figures = [errors.bias, errors.meanAbsolute, errors.rootMeanSquare]
  return [name, String(errors.count), ...figures.map((value) => value.toFixed(3))]
}

const oneDigit = (value: number): string => value.toFixed(1)
const percent = (fraction: number): string => `${(100 * fraction).toFixed(1)} %`
