import { sensorAgreement, weatherOnGrid } from '@duet/monitoring'
import { type CivilDay, HOUR_MS, HOUR_S } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  MeteoComparison,
  QuerySentinelMeteoComparisonArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { perServer, type Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { datasetWeather } from '../evaluation/deploymentWeather.ts'
import { periodSchema } from '../events/eventInput.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { cachedDays, createDayCache } from './cachedDays.ts'
import { type MeteoSeries, meteoSeries } from './meteoSeries.ts'
import { requireFacts, type VersionFacts } from './versionFacts.ts'

/** Hours of a day by the key of their series; NaN is missing. */
interface MeteoDay {
  readonly date: string
  readonly hours: ReadonlyMap<string, Float64Array>
}

const MOST_BYTES = 32e6
const caches = perServer(() =>
  createDayCache<MeteoDay>(MOST_BYTES, ({ hours }) => (1 + hours.size) * 300),
)
/** Series of a measure that are compared with each other. */
const MOST_COMPARED = 12

/**
 * Sensors of the weather beside each other, the model and the satellite, hour by hour.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function sentinelMeteoComparison(
  server: Server,
  userId: UserId,
  { project_id, ...asked }: QuerySentinelMeteoComparisonArgs,
): Promise<MeteoComparison> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const { from, to } = parseInput(periodSchema, asked)
  const facts = await requireFacts(server, project.id, to)
  const { version, nodes } = facts
  const series = meteoSeries(nodes, version.satellite_dataset_id !== null)
  const { time_zone: zone } = version.settings
  const request = {
    projectId: project.id,
    zone,
    from,
    to,
    key: `meteo ${version.id}`,
    isStored: true,
  }
  const days = await cachedDays(server.db, caches(server), request, (some) =>
    readDays(server, facts, series, some),
  )
  return {
    dates: days.map(({ date }) => date),
    series: series.map(({ key, name, measure, source }) => {
      const hours = days.map((day) => day.hours.get(key) ?? new Float64Array())
      return {
        key,
        name,
        measure,
        source,
        hours: hours.reduce((sum, ofDay) => sum + known(ofDay).length, 0),
        hours_of_period: hours.reduce((sum, ofDay) => sum + ofDay.length, 0),
        daily: hours.map((ofDay) => dailyOf(ofDay, measure)),
      }
    }),
    pairs: pairsOf(series, days),
  }
}

const known = (hours: Float64Array): Float64Array => hours.filter((value) => !Number.isNaN(value))

/** kWh/m² of light, the mean of temperatures; null where most of the day is missing. */
function dailyOf(hours: Float64Array, measure: MeteoSeries['measure']): number | null {
  const values = known(hours)
  if (values.length < 0.9 * hours.length || values.length === 0) return null
  const sum = values.reduce((total, value) => total + value, 0)
  return measure === 'ghi' || measure === 'poa_front' ? sum / 1000 : sum / values.length
}

function pairsOf(
  series: readonly MeteoSeries[],
  days: readonly MeteoDay[],
): MeteoComparison['pairs'] {
  const whole = (key: string): Float64Array =>
    Float64Array.from(days.flatMap(({ hours }) => [...(hours.get(key) ?? [])]))
  return [...Map.groupBy(series, ({ measure }) => measure)].flatMap(([measure, some]) => {
    const compared = some.slice(0, MOST_COMPARED).map((one) => ({ ...one, values: whole(one.key) }))
    return compared.flatMap((first, at) =>
      compared.slice(at + 1).flatMap((second) => {
        if (first.source !== 'sensor') return []
        const isLight = measure === 'ghi' || measure === 'poa_front'
        const found = sensorAgreement(first.values, second.values, isLight)
        return found ? [{ first: first.key, second: second.key, ...found }] : []
      }),
    )
  })
}

async function readDays(
  server: Server,
  { version }: VersionFacts,
  series: readonly MeteoSeries[],
  days: readonly CivilDay[],
): Promise<readonly MeteoDay[]> {
  const range = {
    projectId: version.project_id,
    fromUtcMs: days[0]?.startUtcMs ?? 0,
    toUtcMs: days.at(-1)?.endUtcMs ?? 0,
  }
  const keysOf = (source: MeteoSeries['source']): number[] =>
    series.flatMap((one) => (one.source === source && one.nodeKey !== null ? [one.nodeKey] : []))
  const read = (kind: 'measured' | 'expected', nodeKeys: readonly number[]) =>
    readStoredSeries(server, { ...range, nodeKeys, kind, stepS: HOUR_S })
  const measured = await read('measured', keysOf('sensor'))
  const modelled = await read('expected', keysOf('model'))
  const satellite = await datasetWeather(server, version.satellite_dataset_id, range)
  const onGrid = satellite && weatherOnGrid(satellite.weather, measured.startUtcMs, HOUR_S)
  const valuesOf = ({ key, source, nodeKey }: MeteoSeries): Float64Array | undefined => {
    if (source === 'satellite') return key === 'satellite.ghi' ? onGrid?.ghiWm2 : onGrid?.airC
    return (source === 'sensor' ? measured : modelled).values.get(nodeKey ?? 0)
  }
  const found = series.map((one) => [one.key, valuesOf(one)] as const)
  const place = (ms: number): number => Math.round((ms - range.fromUtcMs) / HOUR_MS)
  return days.map(({ date, startUtcMs, endUtcMs }) => {
    const hours = found.flatMap(([key, values]) =>
      values ? [[key, values.slice(place(startUtcMs), place(endUtcMs))] as const] : [],
    )
    return { date, hours: new Map(hours) }
  })
}
