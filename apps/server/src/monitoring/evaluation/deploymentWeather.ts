import { createHash } from 'node:crypto'
import { AppError } from '@duet/contract'
import type { Site, Weather } from '@duet/engine'
import type { PlantDocument } from '@duet/plant'
import { runWeather } from '@duet/results'
import type { Server } from '../../server.ts'
import { readWeatherTable } from '../../simulations/plan/weatherOfRun.ts'
import type { KeyedNode, VersionRecord } from '../deployments/versionQueries.ts'
import { readStoredSeries, type SeriesServer } from '../store/readStoredSeries.ts'
import type { MeasuredWeather } from './expectedTable.ts'

export type WeatherServer = SeriesServer & Pick<Server, 'series'>

export interface WeatherRange {
  readonly projectId: string
  readonly fromUtcMs: number
  readonly toUtcMs: number
}

/** Of stations that measure no wind: calm. */
const CALM_M_PER_S = 1
/** Strings that nobody chose the length of are sized for it where a deployment has no dataset, °C. */
const COLDEST_AIR_C = -10

/**
 * The weather that was: of the deployment's dataset, else what the station's nodes measured (GHI and air temperature; beam
 * and diffuse light by DIRINT).
 *
 * @throws AppError INVALID_INPUT where there is neither
 */
export async function deploymentWeather(
  server: WeatherServer,
  version: VersionRecord,
  { document, nodes }: { readonly document: PlantDocument; readonly nodes: readonly KeyedNode[] },
  range: WeatherRange,
): Promise<MeasuredWeather> {
  const measured =
    version.enviro_dataset_id === null
      ? await stationWeather(server, version, { document, nodes }, range)
      : await datasetWeather(server, version.enviro_dataset_id, range)
  const hash = createHash('sha256')
  for (const values of Object.values(measured.weather)) {
    if (values instanceof Float64Array) hash.update(new Uint8Array(values.buffer))
  }
  return { ...measured, weatherId: hash.digest('hex') }
}

type OpenWeather = Omit<MeasuredWeather, 'weatherId'>

async function datasetWeather(
  { db, series }: WeatherServer,
  id: string,
  { projectId, fromUtcMs, toUtcMs }: WeatherRange,
): Promise<OpenWeather> {
  const dataset = await db
    .selectFrom('enviro_dataset')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!dataset || dataset.type !== 'Sequential')
    throw new AppError(
      'INVALID_INPUT',
      'The weather of a deployment must be a dataset of measured or satellite years, not a typical year.',
    )
  const table = await readWeatherTable(series, dataset)
  const [first = 0, second = 0] = table.startUtcMs
  const stepS = (second - first) / 1000
  const whole = runWeather(table, {
    isTypicalYear: false,
    stepS,
    utcOffsetH: dataset.local_time_zone,
  })
  return {
    weather: cut(whole, fromUtcMs, toUtcMs),
    site: {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m ?? 0,
    },
    coldestAirC: dataset.coldest_air_c,
  }
}

function cut(weather: Weather, fromUtcMs: number, toUtcMs: number): Weather {
  const { intervalStartUtcMs: starts } = weather
  let from = 0
  while (from < starts.length && (starts[from] ?? 0) < fromUtcMs) from++
  let to = from
  while (to < starts.length && (starts[to] ?? 0) < toUtcMs) to++
  const parts = Object.entries(weather).flatMap(([name, values]) =>
    values instanceof Float64Array ? [[name, values.slice(from, to)] as const] : [],
  )
  return { ...weather, ...Object.fromEntries(parts) }
}

async function stationWeather(
  server: WeatherServer,
  { settings }: VersionRecord,
  { document, nodes }: { readonly document: PlantDocument; readonly nodes: readonly KeyedNode[] },
  { projectId, fromUtcMs, toUtcMs }: WeatherRange,
): Promise<OpenWeather> {
  const ofStation = (measure: string): KeyedNode | undefined =>
    nodes.find(
      (node) =>
        node.component === 'met' && node.component_measure === measure && node.sensor_tag !== null,
    )
  const [ghi, air] = [ofStation('ghi'), ofStation('temp')]
  if (!ghi || !air)
    throw new AppError(
      'INVALID_INPUT',
      'The deployment has no weather: choose a dataset, or give the hierarchy a met node with ghi and one with temp.',
    )
  const stepS = settings.interval_minutes * 60
  const nodeKeys = [ghi.node_key, air.node_key]
  const { startUtcMs, values } = await readStoredSeries(server, {
    projectId,
    nodeKeys,
    fromUtcMs,
    toUtcMs,
    stepS,
    kind: 'measured',
  })
  const missing = new Float64Array(startUtcMs.length).fill(Number.NaN)
  const site: Site = {
    latitudeDeg: document.project.latitude,
    longitudeDeg: document.project.longitude,
    altitudeM: document.project.altitude_m,
  }
  return {
    weather: {
      intervalStartUtcMs: startUtcMs,
      stepS,
      utcOffsetH: Math.round(site.longitudeDeg / 15),
      ghiWm2: values.get(ghi.node_key) ?? missing,
      airC: values.get(air.node_key) ?? missing,
      windMPerS: new Float64Array(startUtcMs.length).fill(CALM_M_PER_S),
    },
    site,
    coldestAirC: COLDEST_AIR_C,
  }
}
