import {
  type LightShares,
  lightShares,
  type MonitoredPlant,
  type PlantDay,
  plantDay,
} from '@duet/monitoring'
import { type CivilDay, HOUR_MS } from '@duet/units'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import type { NodeSeries, ReadSeries } from '../readSeries.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { deploymentWeather, type WeatherServer } from './deploymentWeather.ts'
import { type ExpectedPlant, expectedTable } from './expectedTable.ts'
import type { VersionParts } from './versionParts.ts'

/** Days of one version that follow each other, with what was expected of them. */
export interface Segment {
  readonly plant: MonitoredPlant
  readonly dayOf: (day: CivilDay) => Promise<PlantDay>
  /** Where the light of a day is from. */
  readonly lightOf: (day: CivilDay) => LightShares
}

/** Weather about the days, by which gaps at their ends are bridged. */
const MARGIN_MS = 6 * HOUR_MS
/** Readings of so many bytes are read at once; of more, a day at a time. */
const MOST_BYTES = 64e6

interface SegmentOptions {
  readonly signal: AbortSignal
  /** Where readings are from; by default from the store. */
  readonly read?: ReadSeries
}

/** @throws AppError INVALID_INPUT for a deployment that cannot be evaluated, with the reason */
export async function openSegment(
  server: WeatherServer,
  compute: ComputeParts,
  parts: VersionParts,
  days: readonly CivilDay[],
  { signal, read = (request) => readStoredSeries(server, request) }: SegmentOptions,
): Promise<Segment> {
  const { version, document, nodes, deployment } = parts
  const projectId = version.project_id
  const stepMs = deployment.interval_minutes * 60_000
  const span = { fromUtcMs: days[0]?.startUtcMs ?? 0, toUtcMs: days.at(-1)?.endUtcMs ?? 0 }
  const margin = Math.ceil(MARGIN_MS / stepMs)
  const weather = await deploymentWeather(
    server,
    version,
    { document, nodes, read },
    {
      projectId,
      fromUtcMs: span.fromUtcMs - margin * stepMs,
      toUtcMs: span.toUtcMs + margin * stepMs,
    },
  )
  const range = { from: margin, to: margin + Math.ceil((span.toUtcMs - span.fromUtcMs) / stepMs) }
  const request = { projectId, document, deployment, weather, range, signal }
  const expected = await expectedTable(compute, request)
  const readingsOf = await readingsSource(read, parts, span)
  return {
    plant: expected.plant,
    dayOf: async (day) => plantDay({ date: day.date, ...(await readingsOf(day)) }, expected),
    lightOf: (day) => lightOf(expected, day),
  }
}

type DayReadings = Pick<PlantDay, 'startUtcMs' | 'stepS' | 'readings'>

async function readingsSource(
  readSeries: ReadSeries,
  { version, nodes, deployment }: VersionParts,
  span: { readonly fromUtcMs: number; readonly toUtcMs: number },
): Promise<(day: CivilDay) => Promise<DayReadings>> {
  const stepS = deployment.interval_minutes * 60
  const measured = nodes.filter(({ sensor_tag }) => sensor_tag !== null)
  const nodeKeys = measured.map(({ node_key }) => node_key)
  const read = (range: typeof span): Promise<NodeSeries> =>
    readSeries({
      projectId: version.project_id,
      nodeKeys,
      ...range,
      stepS,
      kind: 'measured',
    })
  const of = (
    series: NodeSeries,
    { from, to }: { readonly from: number; readonly to: number },
  ): DayReadings => ({
    startUtcMs: series.startUtcMs.subarray(from, to),
    stepS,
    readings: new Map(
      measured.flatMap(({ id, node_key }) => {
        const values = series.values.get(node_key)
        return values ? [[id, values.subarray(from, to)] as const] : []
      }),
    ),
  })
  const bytes = ((span.toUtcMs - span.fromUtcMs) / (stepS * 1000)) * nodeKeys.length * 8
  if (bytes > MOST_BYTES)
    return async ({ startUtcMs: fromUtcMs, endUtcMs: toUtcMs }) => {
      const series = await read({ fromUtcMs, toUtcMs })
      return of(series, { from: 0, to: series.startUtcMs.length })
    }
  const whole = await read(span)
  return async (day) => of(whole, rangeOf(whole.startUtcMs, day))
}

function rangeOf(
  startUtcMs: Float64Array,
  day: CivilDay,
): { readonly from: number; readonly to: number } {
  const at = (utcMs: number): number => {
    const found = startUtcMs.findIndex((start) => start >= utcMs)
    return found < 0 ? startUtcMs.length : found
  }
  return { from: at(day.startUtcMs), to: at(day.endUtcMs) }
}

function lightOf({ startUtcMs, lightSource, weather }: ExpectedPlant, day: CivilDay): LightShares {
  return lightShares(lightSource, weather.sunElevationDeg, rangeOf(startUtcMs, day))
}
