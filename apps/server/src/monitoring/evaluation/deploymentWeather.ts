import { AppError } from '@duet/contract'
import type { Site, Weather } from '@duet/engine'
import type { PlantDocument } from '@duet/plant'
import { runWeather } from '@duet/results'
import { datasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import type { Server } from '../../server.ts'
import { readWeatherTable } from '../../simulations/plan/weatherOfRun.ts'
import type { KeyedNode, VersionRecord } from '../deployments/versionQueries.ts'
import type { ReadSeries } from '../readSeries.ts'
import type { SeriesServer } from '../store/readStoredSeries.ts'

export type WeatherServer = SeriesServer & Pick<Server, 'series'>

export interface WeatherRange {
  readonly projectId: string
  readonly fromUtcMs: number
  readonly toUtcMs: number
}

/** What a version has to say of the weather: tables on steps of their own, and readings on those of the deployment. */
export interface DeploymentWeather {
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly utcOffsetH: number
  readonly site: Site
  /** String lengths that nobody chose are found at it: the same for all days. */
  readonly coldestAirC: number
  readonly station: Weather | undefined
  readonly satellite: Weather | undefined
  /** By node id. */
  readonly readings: ReadonlyMap<string, Float64Array>
}

interface WeatherParts {
  readonly document: PlantDocument
  readonly nodes: readonly KeyedNode[]
  readonly read: ReadSeries
}

/** Strings that nobody chose the length of are sized for it where a deployment has no dataset, °C. */
const COLDEST_AIR_C = -10
const MEASURES: ReadonlySet<string | null> = new Set(['ghi', 'poa_front', 'temp', 'tracker_angle'])

/** @throws AppError INVALID_INPUT for a version that has no weather at all */
export async function deploymentWeather(
  server: WeatherServer,
  version: Pick<VersionRecord, 'settings' | 'enviro_dataset_id' | 'satellite_dataset_id'>,
  { document, nodes, read: readSeries }: WeatherParts,
  range: WeatherRange,
): Promise<DeploymentWeather> {
  const station = await datasetWeather(server, version.enviro_dataset_id, range)
  const satellite = await datasetWeather(server, version.satellite_dataset_id, range)
  const sensors = nodes.filter(
    ({ component_measure, sensor_tag }) => sensor_tag !== null && MEASURES.has(component_measure),
  )
  const placed = station ?? satellite
  if (!placed) requireStation(sensors)
  const { longitude: longitudeDeg, latitude: latitudeDeg, altitude_m: altitudeM } = document.project
  const stepS = version.settings.interval_minutes * 60
  const read = await readSeries({
    ...range,
    nodeKeys: sensors.map(({ node_key }) => node_key),
    stepS,
    kind: 'measured',
  })
  return {
    startUtcMs: read.startUtcMs,
    stepS,
    utcOffsetH: placed?.weather.utcOffsetH ?? Math.round(longitudeDeg / 15),
    site: placed?.site ?? { latitudeDeg, longitudeDeg, altitudeM },
    coldestAirC: placed?.coldestAirC ?? COLDEST_AIR_C,
    station: station?.weather,
    satellite: satellite?.weather,
    readings: new Map(
      sensors.flatMap(({ id, node_key }) => {
        const values = read.values.get(node_key)
        return values ? [[id, values] as const] : []
      }),
    ),
  }
}

function requireStation(sensors: readonly KeyedNode[]): void {
  const measures = new Set(sensors.map(({ component_measure }) => component_measure))
  const isAir = sensors.some(
    (node) => node.component === 'met' && node.component_measure === 'temp',
  )
  if (isAir && (measures.has('ghi') || measures.has('poa_front'))) return
  throw new AppError(
    'INVALID_INPUT',
    'The deployment has no weather: choose a dataset, or give the hierarchy a met node with ghi or poa_front and one with temp.',
  )
}

interface DatasetWeather {
  readonly weather: Weather
  readonly site: Site
  readonly coldestAirC: number
}

/** Weather of a dataset of a deployment; undefined where there is none. @throws AppError INVALID_INPUT for a typical year */
export async function datasetWeather(
  { db, series }: WeatherServer,
  id: string | null,
  { projectId, fromUtcMs, toUtcMs }: WeatherRange,
): Promise<DatasetWeather | undefined> {
  const dataset = id === null ? undefined : await datasetFacts(db, projectId, id)
  if (!dataset) return undefined
  if (dataset.type !== 'Sequential')
    throw new AppError(
      'INVALID_INPUT',
      'The weather of a deployment must be a dataset of measured or satellite years, not a typical year.',
    )
  const { step_s: stepS, local_time_zone: utcOffsetH } = dataset
  // an interval of the dataset may begin before the range
  const part = { fromUtcMs: fromUtcMs - stepS * 1000, toUtcMs }
  const table = await readWeatherTable(series, dataset, part)
  return {
    weather: runWeather(table, { isTypicalYear: false, stepS, utcOffsetH }),
    site: {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m ?? 0,
    },
    coldestAirC: dataset.coldest_air_c,
  }
}
