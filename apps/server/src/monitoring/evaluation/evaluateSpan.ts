import {
  AHEAD_DAYS,
  type CivilDay,
  civilDays,
  type DayFeatures,
  type Deployment,
  dayFeatures,
  evaluateDay,
  initialState,
  type MonitoredPlant,
  type MonitorState,
  monitoredPlant,
  type PlantDay,
  plantDay,
} from '@duet/monitoring'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import {
  type KeyedNode,
  nodesOfVersion,
  plantOfVersion,
  type VersionRecord,
} from '../deployments/versionQueries.ts'
import { carriedInto } from '../events/evaluationDays.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { readDay } from '../store/readStoredSeries.ts'
import { deploymentWeather, type WeatherServer } from './deploymentWeather.ts'
import { expectedTable } from './expectedTable.ts'
import { ExpectedWriter } from './expectedWriter.ts'

export interface Span {
  readonly projectId: string
  readonly version: VersionRecord
  /** Civil days to evaluate, in order; and those after them that are looked at. */
  readonly days: readonly CivilDay[]
  readonly ahead: readonly CivilDay[]
  readonly signal: AbortSignal
}

interface OpenSpan extends Span {
  readonly plant: MonitoredPlant
  readonly nodes: readonly KeyedNode[]
  readonly dayOf: (day: CivilDay) => Promise<PlantDay>
}

/**
 * Evaluates days that follow each other, from what the day before them carried, and stores each as a whole. Readings are read a day
 * at a time, so that memory does not grow with the span.
 *
 * @throws AppError INVALID_INPUT for a deployment that cannot be evaluated, with the reason
 */
export async function evaluateSpan(
  server: WeatherServer,
  compute: ComputeParts,
  span: Span,
): Promise<void> {
  const [first] = span.days
  if (!first) return
  const open = await openSpan(server, compute, span)
  const carried = await stateBefore(server, span.projectId, first)
  const known = withoutEmptyEnds(await featuresOf(open), carried !== undefined)
  const features = known.map((day) => day.features)
  let state = carried ?? initialState(open.plant, features.slice(0, AHEAD_DAYS + 1))
  const expected = new ExpectedWriter(server, span.projectId, open.plant, open.nodes)
  for (const [k, { day, isAhead }] of known.entries()) {
    if (isAhead) break
    span.signal.throwIfAborted()
    const plantOfDay = await open.dayOf(day)
    const ahead = features.slice(k, k + AHEAD_DAYS + 1)
    const evaluated = evaluateDay(open.plant, plantOfDay, state, ahead)
    state = evaluated.state
    await expected.add(plantOfDay, evaluated.expectedW)
    await storeDayResult(server.db, span.projectId, evaluated.result, {
      versionId: span.version.id,
      carried: JSON.stringify(state),
    })
  }
  await expected.finish()
}

interface KnownDay {
  readonly day: CivilDay
  /** It is looked at, not evaluated. */
  readonly isAhead: boolean
  readonly features: DayFeatures
  readonly hasReadings: boolean
}

async function featuresOf({ days, ahead, signal, plant, dayOf }: OpenSpan): Promise<KnownDay[]> {
  const found: KnownDay[] = []
  for (const [k, day] of [...days, ...ahead].entries()) {
    signal.throwIfAborted()
    const plantOfDay = await dayOf(day)
    const hasReadings = [...plantOfDay.readings.values()].some((values) =>
      values.some((value) => !Number.isNaN(value)),
    )
    const isAhead = k >= days.length
    found.push({ day, isAhead, features: dayFeatures(plant, plantOfDay), hasReadings })
  }
  return found
}

/** Days before the first reading and after the last one come to nothing. A plant that was silent from its first day on has a state. */
function withoutEmptyEnds(days: readonly KnownDay[], hasState: boolean): readonly KnownDay[] {
  const first = hasState ? 0 : days.findIndex(({ hasReadings }) => hasReadings)
  const last = days.findLastIndex(({ hasReadings }) => hasReadings)
  return first < 0 ? [] : days.slice(first, last + 1)
}

async function openSpan(
  server: WeatherServer,
  compute: ComputeParts,
  span: Span,
): Promise<OpenSpan> {
  const { projectId, version, days, ahead, signal } = span
  const [document, nodes] = await Promise.all([
    plantOfVersion(server.db, version.id),
    nodesOfVersion(server.db, version.id),
  ])
  const whole = [...days, ...ahead]
  const range = {
    projectId,
    fromUtcMs: whole[0]?.startUtcMs ?? 0,
    toUtcMs: whole.at(-1)?.endUtcMs ?? 0,
  }
  const weather = await deploymentWeather(server, version, { document, nodes }, range)
  const expected = await expectedTable(compute, { projectId, document, ...weather, signal })
  const deployment: Deployment = { ...version.settings, nodes: [...nodes] }
  const stepS = deployment.interval_minutes * 60
  return {
    ...span,
    nodes,
    plant: monitoredPlant(deployment, expected.blocks),
    dayOf: async (day) => {
      const grid = { fromUtcMs: day.startUtcMs, toUtcMs: day.endUtcMs, stepS }
      const { startUtcMs, values } = await readDay(server, projectId, grid)
      const readings = new Map(
        nodes.flatMap(({ id, node_key }) => {
          const series = values.get(node_key)
          return series && node_key ? [[id, series] as const] : []
        }),
      )
      return plantDay({ date: day.date, startUtcMs, stepS, readings }, expected)
    },
  }
}

/** What the day right before carried; undefined where the rules begin anew. */
async function stateBefore(
  { db }: WeatherServer,
  projectId: string,
  first: CivilDay,
): Promise<MonitorState | undefined> {
  const found = await carriedInto(db, projectId, first.date)
  const [before] = civilDays('UTC', Date.parse(first.date) - 1, Date.parse(first.date))
  if (!found?.carried || found.date !== before?.date) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the evaluation of the day before
  return JSON.parse(found.carried) as MonitorState
}
