import { horizonInGrid, readHeightGrid, type TerrainHorizon } from '@duet/plant'
import {
  compareSeries,
  dailyAlbedo,
  type SeriesComparison,
  sunPath,
  WEATHER_COLUMN_UNITS,
  WIND_SECTORS,
  type WindRosePart,
  weatherStatistics,
  windRose,
} from '@duet/weather'
import type { UserId } from '../../access/organizationAccess.ts'
import { storedTerrain } from '../../design/storedGround.ts'
import type {
  EnviroData,
  SunPath,
  WeatherComparison,
  WeatherStatistics,
  WindRose,
  WindRosePart as WindRosePartAnswer,
} from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset } from '../datasets/datasetAccess.ts'
import type { DatasetRow } from '../datasets/datasetQueries.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { gridAnswer, numberList, orNull, rowsOf } from '../datasets/gridLists.ts'

const LIGHT = ['ghi_wm2', 'dni_wm2', 'dhi_wm2'] as const

export async function datasetStatistics(
  server: Server,
  userId: UserId,
  id: string,
): Promise<WeatherStatistics> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  const statistics = weatherStatistics(await readSeries(server.series, dataset))
  const { columns } = statistics
  return {
    columns: columns.map(({ column }) => column),
    units: columns.map(({ column }) => WEATHER_COLUMN_UNITS[column]),
    month_least: columns.map(({ least }) => numberList(least)),
    month_mean: columns.map(({ mean }) => numberList(mean)),
    month_greatest: columns.map(({ greatest }) => numberList(greatest)),
    wind_edges_m_per_s: [...statistics.windEdgesMPerS],
    wind_fractions: [...statistics.windFractions],
    wind_by_hour_m_per_s: numberList(statistics.windByHourMPerS),
    temp_edges_c: [...statistics.tempEdgesC],
    temp_fractions: [...statistics.tempFractions],
    temp_irradiation_fractions: [...statistics.tempIrradiationFractions],
  }
}

export async function datasetWindRose(
  server: Server,
  userId: UserId,
  id: string,
): Promise<WindRose | null> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  const rose = windRose(await readSeries(server.series, dataset, ['windspeed', 'wind_direction']))
  if (!rose) return null
  return {
    speed_edges_m_per_s: [...rose.speedEdgesMPerS],
    direction_step_deg: rose.directionStepDeg === 0 ? null : rose.directionStepDeg,
    parts: rose.parts.map(rosePart),
  }
}

function rosePart(part: WindRosePart): WindRosePartAnswer {
  return {
    month: part.month,
    is_day: part.isDay,
    rows: rowsOf([...part.rows], part.rows.length / WIND_SECTORS),
    mean_speeds_m_per_s: numberList(part.meanSpeedsMPerS),
    calm_rows: part.calmRows,
    unknown_rows: part.unknownRows,
  }
}

export async function datasetSunPath(server: Server, userId: UserId, id: string): Promise<SunPath> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  const path = sunPath(await readSeries(server.series, dataset, LIGHT))
  const horizon = await horizonOf(server, dataset)
  return {
    days: path.days.map((day) => ({
      date: day.date,
      minute: [...day.minute],
      azimuth_deg: [...day.azimuthDeg],
      elevation_deg: [...day.elevationDeg],
    })),
    azimuth_edges_deg: [...path.azimuthEdgesDeg],
    elevation_edges_deg: [...path.elevationEdgesDeg],
    beam_kwh_m2: rowsOf([...path.beamKwhM2], path.azimuthEdgesDeg.length - 1),
    horizon_azimuth_deg: [...horizon.azimuthDeg],
    horizon_elevation_deg: [...horizon.elevationDeg],
  }
}

const NO_HORIZON = { azimuthDeg: [], elevationDeg: [] } as const

/** From the place of the dataset, as far as the project's heights reach. */
async function horizonOf(
  server: Server,
  { project_id, latitude, longitude }: DatasetRow,
): Promise<TerrainHorizon> {
  const terrain = await storedTerrain(server, project_id)
  return terrain
    ? horizonInGrid(readHeightGrid(terrain.bytes), { longitude, latitude })
    : NO_HORIZON
}

export async function datasetDailyAlbedo(
  server: Server,
  userId: UserId,
  id: string,
): Promise<EnviroData> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  const daily = dailyAlbedo(await readSeries(server.series, dataset, ['albedo', 'ghi_wm2']))
  if (!daily) return { time: [], columns: [], units: [], values: [] }
  return {
    time: Array.from(daily.startUtcMs, isoText),
    columns: ['albedo'],
    units: [WEATHER_COLUMN_UNITS.albedo],
    values: [numberList(daily.albedo)],
  }
}

const isoText = (utcMs: number): string => new Date(utcMs).toISOString()

export async function compareDatasets(
  server: Server,
  userId: UserId,
  idA: string,
  idB: string,
): Promise<WeatherComparison> {
  const a = await accessibleDataset(server, userId, idA, 'viewer')
  const b = await accessibleDataset(server, userId, idB, 'viewer')
  const compared = compareSeries(
    await readSeries(server.series, a),
    await readSeries(server.series, b),
  )
  return comparisonAnswer(compared, a.name, b.name)
}

function comparisonAnswer(
  { fromUtcMs, toUtcMs, hourCount, columns }: SeriesComparison,
  nameA: string,
  nameB: string,
): WeatherComparison {
  return {
    from: fromUtcMs === undefined ? null : isoText(fromUtcMs),
    to: toUtcMs === undefined ? null : isoText(toUtcMs),
    row_count: hourCount,
    time_interval: 'OneHour',
    columns: columns.map((column) => ({
      column: column.column,
      unit: column.unit,
      mean_a: column.meanA,
      mean_b: column.meanB,
      bias: column.bias,
      bias_fraction: orNull(column.biasFraction),
      rmse: column.rmse,
      correlation: orNull(column.correlation),
      months: [...column.months],
      month_a: numberList(column.monthA),
      month_b: numberList(column.monthB),
      month_unit: column.monthUnit,
      scatter: gridAnswer(column.scatter, nameA, nameB),
    })),
  }
}
