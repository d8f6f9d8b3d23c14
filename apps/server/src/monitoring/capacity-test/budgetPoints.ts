import { AppError } from '@duet/contract'
import { type CapacityPoints, pointsOf } from '@duet/monitoring'
import { filesWithColumns, START_MS_SQL, siteTimeSql } from '@duet/results'
import { HOUR_MS } from '@duet/units'
import { createAnswerCache } from '../../cache.ts'
import { nominalDcKw, requestedBlocks } from '../../results/run/blockQueries.ts'
import { type FinishedRun, storedRun } from '../../results/run/finishedRun.ts'
import { partKeys } from '../../results/run/runKeys.ts'
import { readStored } from '../../results/run/seriesQueries.ts'
import { perServer, type Server } from '../../server.ts'
import { readWeatherTable, weatherForRun } from '../../simulations/plan/weatherOfRun.ts'

/** Which steps of a run are asked for. */
export interface BudgetRequest {
  /** Undefined: of the plant. */
  readonly blockId: string | undefined
  /** Power where it is fed in, else at the outputs of the inverters. */
  readonly isAtGrid: boolean
  /** Of what is tested, of the block: an inverter is a part of it. */
  readonly share: number
  /** The middle of the test, and how many days of any year about it. */
  readonly middleUtcMs: number
  readonly days: number
}

export interface BudgetFound {
  readonly name: string | null
  /** Why there is none. */
  readonly problem: string | null
  readonly points: CapacityPoints | undefined
}

const COLUMNS = ['poa_nominal', 'rear_after_structure', 'sun_elevation', 'ac_inverter'] as const

/** What a finished run has never changes. */
const caches = perServer(() => createAnswerCache<CapacityPoints>({ max: 32 }))

/** Steps of the run that was sold about a day of the year: a typical year stands for every year. */
export async function budgetPoints(
  server: Server,
  simulationId: string | null,
  request: BudgetRequest,
): Promise<BudgetFound> {
  if (simulationId === null) return { name: null, problem: null, points: undefined }
  try {
    const run = await storedRun(server, simulationId)
    const key = `${run.id} ${JSON.stringify(request)}`
    const points = await caches(server)(key, () => readPoints(server, run, request))
    return { name: run.name, problem: null, points }
  } catch (error) {
    if (error instanceof AppError) return { name: null, problem: error.message, points: undefined }
    throw error
  }
}

async function readPoints(
  server: Server,
  run: FinishedRun,
  request: BudgetRequest,
): Promise<CapacityPoints> {
  const [time = new Float64Array(), poa, rear, sun, inverters] = await readBlocks(run, request)
  const grid = request.isAtGrid ? await readGrid(run, request) : undefined
  const weather = await weatherAt(server, run, time)
  const n = time.length
  const plain = new Float64Array(n)
  const none = plain.map(() => Number.NaN)
  const power = grid ? time.map((ms) => grid.get(ms) ?? Number.NaN) : (inverters ?? none)
  const known: Partial<Record<keyof CapacityPoints, Float64Array | undefined>> = {
    startUtcMs: time,
    powerW: power.map((value) => value * request.share),
    poaWm2: poa,
    rearWm2: rear,
    sunElevationDeg: sun,
    hour: time.map((ms) => ((ms + run.utcOffsetH * HOUR_MS) / HOUR_MS) % 24),
    spreadFraction: plain,
    unsteadyFraction: plain,
    hasEvent: plain,
    ...weather,
  }
  return pointsOf((key) => known[key] ?? none)
}

/** Light as the mean of blocks by nominal DC power, power as their sum, computed where they lie. */
async function readBlocks(
  run: FinishedRun,
  request: BudgetRequest,
): Promise<readonly Float64Array[]> {
  const ids = requestedBlocks(run, request.blockId)
  const parts = ids.map((id) => partKeys(run, id))
  const weights = parts.flatMap((keys, at) => keys.map(() => nominalDcKw(run, ids[at] ?? '')))
  const weight = `([${weights.join(', ')}]::double[])[file::bigint + 1]`
  const mean = (name: string): string => `sum("${name}" * ${weight}) / sum(${weight})`
  const [poa, rear, sun, power] = COLUMNS
  const { columns } = await readStored(
    run,
    parts.flat(),
    (source) =>
      `select ${START_MS_SQL}, ${mean(poa)}, ${mean(rear)}, ${mean(sun)}, sum("${power}")
       from ${filesWithColumns(
         source,
         COLUMNS.map((name) => ({ name })),
       )}
       where ${sunlitAbout(run, request, sun)} group by 1 order by 1`,
  )
  return columns
}

async function readGrid(
  run: FinishedRun,
  request: BudgetRequest,
): Promise<ReadonlyMap<number, number>> {
  const { columns } = await readStored(
    run,
    partKeys(run, undefined),
    (source) =>
      `select ${START_MS_SQL}, "grid" from ${source} where ${daysAbout(run, request)} order by 1`,
  )
  const [time = new Float64Array(), power] = columns
  return new Map(Array.from(time, (ms, at) => [ms, power?.[at] ?? Number.NaN]))
}

const sunlitAbout = (run: FinishedRun, request: BudgetRequest, sun: string): string =>
  `"${sun}" > 0 and ${daysAbout(run, request)}`

/** Steps whose day of the year is no further than half of the days from the middle, also over the turn of the year. */
function daysAbout(run: FinishedRun, { middleUtcMs, days }: BudgetRequest): string {
  const middle = new Date(middleUtcMs + run.utcOffsetH * HOUR_MS)
  const dayOfYear =
    Math.floor((middle.getTime() - Date.UTC(middle.getUTCFullYear(), 0)) / (24 * HOUR_MS)) + 1
  const away = `abs(dayofyear(${siteTimeSql(run.utcOffsetH)}) - ${dayOfYear})`
  return `least(${away}, 365 - ${away}) <= ${days / 2}`
}

/** Air and wind of the run's weather at its steps. */
async function weatherAt(
  { series }: Server,
  run: FinishedRun,
  time: Float64Array,
): Promise<Pick<CapacityPoints, 'airC'> & Partial<Pick<CapacityPoints, 'windMPerS'>>> {
  const [dataset] = run.facts.datasets
  if (!dataset) throw new Error(`Run ${run.id} has no weather`)
  const table = await readWeatherTable(series, dataset)
  const { intervalStartUtcMs, airC, windMPerS } = weatherForRun(table, dataset, run.facts)
  const places = new Map(Array.from(intervalStartUtcMs, (ms, at) => [ms, at]))
  const at = (values: Float64Array) => time.map((ms) => values[places.get(ms) ?? -1] ?? Number.NaN)
  return { airC: at(airC), ...(windMPerS && { windMPerS: at(windMPerS) }) }
}
