import type {
  EnviroData,
  EnviroDataset,
  SunPath,
  WeatherComparison,
  WeatherEditPreview,
  WeatherStatistics,
  WindRose,
} from '../http/resolvers.gen.ts'
import { accessibleDataset, type MeteoDeps, type UserId } from './datasetAccess.ts'
import {
  createFromCsvFile,
  createFromMetFile,
  type DatasetFileInput,
  type DatasetUpdateInput,
  type MetFileInput,
  removeDataset,
  updateDataset,
} from './datasetChanges.ts'
import {
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  type EnviroDataInput,
  listDatasets,
  type ProjectDatasetsInput,
  type RollUpInput,
} from './datasetViews.ts'
import { type DatasetEditInput, editDataset } from './editDataset.ts'
import { previewEdit } from './editPreview.ts'
import {
  compareDatasets,
  datasetDailyAlbedo,
  datasetStatistics,
  datasetSunPath,
  datasetWindRose,
} from './weatherAnswers.ts'
import { readDailyGhi } from './weatherReads.ts'
import { type WeatherReportRecord, weatherReport } from './weatherReports.ts'

export interface MeteoService {
  readonly datasets: (userId: UserId, input: ProjectDatasetsInput) => Promise<EnviroDataset[]>
  readonly data: (userId: UserId, input: EnviroDataInput) => Promise<EnviroData>
  readonly rollUp: (userId: UserId, input: RollUpInput) => Promise<EnviroData>
  readonly dailySparkLine: (userId: UserId, id: string) => Promise<(number | null)[]>
  readonly hourlyByMonth: (
    userId: UserId,
    id: string,
    column: string,
  ) => Promise<(number | null)[][]>
  readonly daylightTimestamps: (
    userId: UserId,
    id: string,
    from: string,
    to: string,
  ) => Promise<{ count: number }>
  readonly report: (userId: UserId, id: string) => Promise<WeatherReportRecord>
  readonly statistics: (userId: UserId, id: string) => Promise<WeatherStatistics>
  readonly windRose: (userId: UserId, id: string) => Promise<WindRose | null>
  readonly sunPath: (userId: UserId, id: string) => Promise<SunPath>
  readonly dailyAlbedo: (userId: UserId, id: string) => Promise<EnviroData>
  readonly compare: (userId: UserId, a: string, b: string) => Promise<WeatherComparison>
  readonly previewEdit: (userId: UserId, id: string, edits: unknown) => Promise<WeatherEditPreview>
  readonly edit: (userId: UserId, id: string, input: DatasetEditInput) => Promise<EnviroDataset>
  readonly createFromMetFile: (userId: UserId, input: MetFileInput) => Promise<EnviroDataset>
  readonly createFromCsvFile: (
    userId: UserId,
    input: DatasetFileInput & { readonly mapping: unknown },
  ) => Promise<EnviroDataset>
  readonly update: (userId: UserId, id: string, input: DatasetUpdateInput) => Promise<EnviroDataset>
  readonly remove: (userId: UserId, id: string) => Promise<{ success: boolean }>
}

export function createMeteoService(deps: MeteoDeps): MeteoService {
  return {
    datasets: (userId, input) => listDatasets(deps, userId, input),
    data: (userId, input) => datasetRows(deps, userId, input),
    rollUp: (userId, input) => datasetRollUp(deps, userId, input),
    dailySparkLine: async (userId, id) =>
      readDailyGhi(deps.series, await accessibleDataset(deps, userId, id, 'viewer')),
    hourlyByMonth: (userId, id, column) => datasetHourlyByMonth(deps, userId, id, column),
    daylightTimestamps: (userId, id, from, to) => daylightTimestamps(deps, userId, id, from, to),
    report: (userId, id) => weatherReport(deps, userId, id),
    statistics: (userId, id) => datasetStatistics(deps, userId, id),
    windRose: (userId, id) => datasetWindRose(deps, userId, id),
    sunPath: (userId, id) => datasetSunPath(deps, userId, id),
    dailyAlbedo: (userId, id) => datasetDailyAlbedo(deps, userId, id),
    compare: (userId, a, b) => compareDatasets(deps, userId, a, b),
    previewEdit: (userId, id, edits) => previewEdit(deps, userId, id, edits),
    edit: (userId, id, input) => editDataset(deps, userId, id, input),
    createFromMetFile: (userId, input) => createFromMetFile(deps, userId, input),
    createFromCsvFile: (userId, input) => createFromCsvFile(deps, userId, input),
    update: (userId, id, input) => updateDataset(deps, userId, id, input),
    remove: (userId, id) => removeDataset(deps, userId, id),
  }
}
