import {
  checkSeries,
  closureGrid,
  globalIrradiance,
  lightMap,
  REPORT_VERSION,
  type StoredWeatherReport,
  type WeatherSeries,
} from '@duet/weather'
import type { UserId } from '../../access/organizationAccess.ts'
import { DamagedSeriesError } from '../../files/parquet/damagedSeries.ts'
import type { LightMap, ValueGrid } from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset } from '../datasets/datasetAccess.ts'
import { type DatasetRow, storedReport, storeReport } from '../datasets/datasetQueries.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { gridAnswer, numberList, orNull, rowsOf } from '../datasets/gridLists.ts'

/** A report whose pictures are made when they are asked for. */
export interface WeatherReportRecord extends StoredWeatherReport {
  readonly lightMap: () => Promise<LightMap>
  readonly closureGrid: () => Promise<ValueGrid | null>
}

/** The report of a dataset; made and stored where there is none, or one of older rules. */
export async function weatherReport(
  server: Server,
  userId: UserId,
  id: string,
): Promise<WeatherReportRecord> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  let read: Promise<WeatherSeries> | undefined
  const light = (): Promise<WeatherSeries> => {
    read ??= readSeries(server.series, dataset, ['ghi_wm2', 'dni_wm2', 'dhi_wm2'])
    return read
  }
  return {
    ...(await freshReport(server, dataset)),
    lightMap: async () => lightMapAnswer(await light()),
    closureGrid: async () => {
      const grid = closureGrid(await light())
      return grid ? gridAnswer(grid, 'DNI · cos(zenith) + DHI, W/m²', 'GHI, W/m²') : null
    },
  }
}

/** A dataset with its totals; the report of an older one is made anew for them, unless its file is damaged or lost. */
export async function withTotals(server: Server, dataset: DatasetRow): Promise<DatasetRow> {
  if (dataset.totals !== null) return dataset
  try {
    return { ...dataset, totals: (await freshReport(server, dataset)).totals }
  } catch (error) {
    if (error instanceof Error && error.cause instanceof DamagedSeriesError) return dataset
    throw error
  }
}

async function freshReport(
  { db, series }: Server,
  dataset: DatasetRow,
): Promise<StoredWeatherReport> {
  const stored = await storedReport(db, dataset.id)
  if (isCurrent(stored)) return stored
  const report = checkSeries(await readSeries(series, dataset), new Date())
  await storeReport(db, dataset.id, report)
  return report
}

/** Only this program writes reports, so that the version says the shape. */
function isCurrent(stored: unknown): stored is StoredWeatherReport {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === REPORT_VERSION
  )
}

function lightMapAnswer(series: WeatherSeries): LightMap {
  const map = lightMap(series, globalIrradiance(series))
  const values = Array.from(map.ghiWm2, (value) => orNull(Math.round(value * 10) / 10))
  return {
    days: [...map.days],
    slot_min: map.slotMin,
    ghi_wm2: rowsOf(values, 1440 / map.slotMin),
    sunrise_min: numberList(map.sunriseMin),
    sunset_min: numberList(map.sunsetMin),
  }
}
