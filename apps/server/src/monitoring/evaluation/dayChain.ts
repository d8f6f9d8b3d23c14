import { evaluateDay, initialState, isCurrent, type MonitorState } from '@duet/monitoring'
import { type CivilDay } from '@duet/units'
import { type EvaluatedDay, noteInputs } from '../events/evaluationDays.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { aheadOf, featuresOf, inputHash, type StoredFeatures } from './dayMemory.ts'
import type { WeatherServer } from './deploymentWeather.ts'
import { ExpectedWriter } from './expectedWriter.ts'
import type { Segments } from './segments.ts'
import type { VersionSource } from './versionParts.ts'

export interface ChainSources {
  readonly projectId: string
  readonly versions: VersionSource
  readonly rows: ReadonlyMap<string, EvaluatedDay>
  readonly isWaiting: ReadonlySet<string>
  readonly segments: Segments
  /** Of the days of the chain and those after it. */
  readonly known: readonly StoredFeatures[]
  readonly nowMs: number
  readonly signal: AbortSignal
}

export interface ChainDone {
  readonly evaluated: number
  /** The last day carries something else into the day after than it did. */
  readonly isChanged: boolean
}

/** What the rules carry out of a day, as it is stored. */
interface Carried {
  readonly text: string
  readonly versionId: string | null
}

/** Goes through days in their order, each from what the one before carried, and evaluates those whose inputs have changed. */
export function dayChain(
  server: WeatherServer,
  sources: ChainSources,
): (days: readonly CivilDay[], before: EvaluatedDay | undefined) => Promise<ChainDone> {
  const { projectId, rows, isWaiting, known, versions, nowMs, signal } = sources
  return async (days, before) => {
    const hashes = new Map<string, string>()
    await using writer = expectedWriters(server, sources)
    let carried = carriedOf(before)
    let isChanged = false
    for (const [place, day] of days.entries()) {
      signal.throwIfAborted()
      const features = known[place]
      if (!features || (!carried && !features.hasReadings)) continue
      const { versionId } = features
      const state = (await holds(versions, carried, versionId)) ? carried?.text : undefined
      const ahead = aheadOf(known, place, nowMs)
      const hash = inputHash(versionId, state, ahead)
      const row = rows.get(day.date)
      const stored = row?.status === 'evaluated' ? carriedOf(row) : undefined
      isChanged = false
      if (stored && row?.input_hash === hash && !isWaiting.has(day.date)) {
        carried = stored
        continue
      }
      const text = await evaluateOne(server, sources, writer, { day, state, ahead })
      isChanged = text !== row?.carried
      carried = { text, versionId }
      hashes.set(day.date, hash)
    }
    await writer.finish()
    await noteInputs(server.db, projectId, hashes)
    return { evaluated: hashes.size, isChanged }
  }
}

const carriedOf = (row: EvaluatedDay | undefined): Carried | undefined =>
  row?.status === 'evaluated' && row.carried !== null && isCurrent(row.carried)
    ? { text: row.carried, versionId: row.version_id }
    : undefined

async function holds(
  { carriesOver }: VersionSource,
  carried: Carried | undefined,
  versionId: string,
): Promise<boolean> {
  return carried?.versionId != null && (await carriesOver(carried.versionId, versionId))
}

interface OneDay {
  readonly day: CivilDay
  /** What the day before carried; undefined: the rules begin anew. */
  readonly state: string | undefined
  readonly ahead: readonly StoredFeatures[]
}

/** Stores the day as a whole and answers what it carries. */
async function evaluateOne(
  { db }: WeatherServer,
  { projectId, segments, nowMs }: ChainSources,
  writer: ExpectedWriters,
  { day, state, ahead }: OneDay,
): Promise<string> {
  const segment = await segments.of(day)
  const plantOfDay = await segment.dayOf(day)
  const features = ahead.map(featuresOf)
  const before: MonitorState =
    state === undefined
      ? initialState(segment.plant, features)
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the evaluation of the day before
        (JSON.parse(state) as MonitorState)
  const evaluated = evaluateDay(segment.plant, plantOfDay, before, features)
  const carried = JSON.stringify(evaluated.state)
  await (await writer.of(day)).add(plantOfDay, evaluated.expectedW)
  await storeDayResult(db, projectId, evaluated.result, {
    versionId: ahead[0]?.versionId ?? '',
    carried,
    features: ahead[0]?.text ?? '',
    lightSources: segment.lightOf(day),
    hasEnded: day.endUtcMs <= nowMs,
  })
  return carried
}

interface ExpectedWriters extends AsyncDisposable {
  readonly of: (day: CivilDay) => Promise<ExpectedWriter>
  readonly finish: () => Promise<void>
}

/** One at a time: of the version of the day. */
function expectedWriters(
  server: WeatherServer,
  { projectId, versions, segments }: ChainSources,
): ExpectedWriters {
  let open: { readonly versionId: string; readonly writer: ExpectedWriter } | undefined
  const finish = async (): Promise<void> => open?.writer.finish()
  return {
    of: async (day) => {
      const version = versions.versionOf(day)
      if (open?.versionId === version.id) return open.writer
      await finish()
      const { plant } = await segments.of(day)
      const { nodes } = await versions.partsOf(version)
      const writer = new ExpectedWriter(server, projectId, plant, nodes)
      open = { versionId: version.id, writer }
      return writer
    },
    finish,
    // of days that were not finished nothing is written after this
    [Symbol.asyncDispose]: async () => open?.writer.settle(),
  }
}
